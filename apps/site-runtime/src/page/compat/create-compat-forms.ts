import type { FrontageGlobal } from '@frontage/core-lifecycle/boot';

/** A form as inline calls submit it. */
export interface CompatSubmit {
  /**
   * Submits it through its block: `submit(formId, collectionId, objectName)`, or one object with
   * these names. What the call names is taken only where the form does not say it.
   *
   * @returns false where the block sends it; true where the browser has to
   */
  submit(form?: unknown, collectionId?: unknown, objectName?: unknown): boolean;
}

/** `window.Y`, as far as inline calls of forms know it. */
export interface CompatForms {
  /** Wraps an element, or finds one by a selector. */
  Node(element: unknown): { getDOMNode(): unknown };
  one(element: unknown): { getDOMNode(): unknown };
  /** Calls its last argument with this object: everything it knows is there. */
  use(...names: readonly unknown[]): void;
  readonly Squarespace: { readonly FormSubmit: new (form: unknown) => CompatSubmit };
}

/**
 * Makes what answers the submit calls of both generations.
 *
 * @param document of the page
 * @param frontage the page's runtime, as soon as there is one
 */
export function createCompatForms(
  document: Document,
  frontage: Promise<Pick<FrontageGlobal, 'whenReady'>>,
): CompatForms {
  const submitting = new WeakSet<HTMLFormElement>();
  const wrap = (element: unknown) => {
    const found = typeof element === 'string' ? document.querySelector(element) : element;
    return { getDOMNode: () => found };
  };

  class FormSubmit implements CompatSubmit {
    readonly #form: HTMLFormElement | undefined;

    constructor(given: unknown) {
      this.#form = formOf(given);
    }

    submit(first?: unknown): boolean {
      const form = this.#form;
      const root = form?.closest('[data-block-state]');
      // The block sends it by an event of its own, in which its old handler may call again.
      if (!form || !root || submitting.has(form)) return true;
      const formId = typeof first === 'string' ? first : Object(first).formId;
      if (!form.dataset['formId'] && typeof formId === 'string') form.dataset['formId'] = formId;
      submitting.add(form);
      void frontage
        .then((runtime) => runtime.whenReady(root))
        .catch(() => {})
        .then(() => {
          form.requestSubmit();
          submitting.delete(form);
        });
      return false;
    }
  }

  const y: CompatForms = {
    Node: wrap,
    one: wrap,
    use(...names) {
      const call = names.at(-1);
      if (typeof call === 'function') call(y);
    },
    Squarespace: { FormSubmit },
  };
  return y;
}

/** The older generation passes a node around the form, the later one the form. */
function formOf(given: unknown): HTMLFormElement | undefined {
  const node: unknown = Object(given).formNode ?? given;
  const unwrapped: unknown =
    typeof Object(node).getDOMNode === 'function' ? Object(node).getDOMNode() : node;
  const isForm = Object(unwrapped).nodeName === 'FORM';
  // The name says what it is, also where it is of another frame.
  return isForm ? (unwrapped as HTMLFormElement) : undefined;
}
