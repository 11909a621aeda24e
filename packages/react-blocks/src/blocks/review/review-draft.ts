import { reviewControls } from '../../shop/review-view';

/** The words of a review that was not sent, which outlive a reload of their tab. */
export interface ReviewDraft {
  /** Keeps what a form says now. */
  keep(form: HTMLFormElement): void;
  /** Puts back what was kept of a form. */
  restore(form: HTMLFormElement): void;
  forget(form: HTMLFormElement): void;
}

const { productId, ...written } = reviewControls;

/** Creates the drafts of a window; a browser that keeps nothing has none. */
export function createReviewDraft(window: Pick<Window, 'sessionStorage'>): ReviewDraft {
  const keyOf = (form: HTMLFormElement): string =>
    `fr-review ${form.getAttribute('action')} ${String(new FormData(form).get(productId))}`;
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      // It is full, or it is not to be used.
      return undefined;
    }
  };

  return {
    keep: (form) =>
      attempt(() => window.sessionStorage.setItem(keyOf(form), JSON.stringify(readWords(form)))),
    restore(form) {
      const kept: unknown = attempt(() =>
        JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? 'null'),
      );
      for (const [name, value] of Object.entries(Object(kept))) writeWord(form, name, value);
    },
    forget: (form) => attempt(() => window.sessionStorage.removeItem(keyOf(form))),
  };
}

function readWords(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const data = new FormData(form);
  return Object.fromEntries(Object.values(written).map((name) => [name, data.get(name)]));
}

/** What the page itself says, as after a refusal, stays. */
function writeWord(form: HTMLFormElement, name: string, value: unknown): void {
  const control = form.elements.namedItem(name);
  if (typeof value !== 'string' || value === '' || !control || !('value' in control)) return;
  if (control.value === '') control.value = value;
}
