import type { ButtonFacts } from '../../calls/button-call';

/** What is seen and done on a page. */
export interface BlockEvents {
  onButton(kind: 'render' | 'click', button: ButtonFacts): void;
  onForm(formId: string): void;
  /** The visitor came to a step of a form, by focus; a form without steps has one, the first. */
  onFormStep(formId: string, step: number): void;
  onOverlay(overlayId: string): void;
  onQuickView(itemId: string): void;
}

/** The markup of our pages, and of published ones. */
const buttons = '[data-block=button] a[href], .sqs-block-button-container a[href]';
const forms = '[data-block=form], [data-block=newsletter], .sqs-block-form';
/** The attribute of a quick view with the id of its item. */
const quickView = 'data-quick-view-item';

/**
 * Tells when buttons and forms come into view and which steps of a form somebody comes to, each
 * once, when a button is clicked, and when something opens above the page.
 *
 * @param signal ends it
 */
export function watchBlocks(
  window: Window & typeof globalThis,
  events: BlockEvents,
  signal: AbortSignal,
): void {
  const { document } = window;
  const observer = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target.matches(buttons)) events.onButton('render', readButton(target));
      else events.onForm(readFormId(target));
    }
  });
  for (const element of document.querySelectorAll(`${buttons},${forms}`)) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());

  const options = { capture: true, signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof window.Element && target.closest(buttons);
      if (button) events.onButton('click', readButton(button));
    },
    options,
  );
  const reached = new Set<string>();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const form = target instanceof window.Element && target.closest(forms);
      if (!form) return;
      const steps = [...form.querySelectorAll('[data-form-step]')];
      const step = Math.max(1, steps.findIndex((step) => step.contains(target)) + 1);
      const id = readFormId(form);
      const key = `${id}#${step}`;
      if (reached.has(key)) return;
      reached.add(key);
      events.onFormStep(id, step);
    },
    options,
  );
  // It does not bubble, but is captured.
  document.addEventListener(
    'toggle',
    (event) => {
      const { target } = event;
      if (!(target instanceof window.HTMLDialogElement) || !target.open) return;
      const item = target.getAttribute(quickView);
      if (item === null) events.onOverlay(idOf(target) || 'overlay');
      else events.onQuickView(item);
    },
    options,
  );
}

function readButton(link: Element): ButtonFacts {
  const root = link.closest<HTMLElement>('[data-alignment]');
  return {
    id: idOf(link),
    buttonText: (link.firstElementChild ?? link).textContent.trim().slice(0, 200),
    clickthroughUrl: link.getAttribute('href') ?? '',
    alignment: root?.dataset['alignment'] ?? '',
    size: root?.dataset['buttonSize'] ?? '',
    newWindow: link.getAttribute('target') === '_blank',
  };
}

function readFormId(root: Element): string {
  const form = root.querySelector('[data-form-id]') ?? root;
  return form.getAttribute('data-form-id') ?? idOf(root);
}

/** The id of the block around an element, else its kind. */
function idOf(element: Element): string {
  const block = element.closest<HTMLElement>('[data-block], [id^=block-]');
  return block?.id || (block?.dataset['block'] ?? '');
}
