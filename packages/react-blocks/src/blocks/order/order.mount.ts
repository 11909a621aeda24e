import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { orderParts } from './order.parts';

/** Its script needs nothing but the markup. */
export function read(_root: HTMLElement): undefined {
  return undefined;
}

/** Shows the buttons that need a script: those that copy codes, and the one that prints. */
export function mount(
  root: HTMLElement,
  _data: undefined,
  { window, signal }: BlockContext,
): Teardown {
  const changes = createMarkupChanges(root.ownerDocument);
  const { clipboard } = window.navigator;

  async function copy(button: Element): Promise<void> {
    const words = button.getAttribute(orderParts.copied) ?? '';
    try {
      await clipboard.writeText(button.getAttribute(orderParts.copy) ?? '');
    } catch {
      // The code stands beside the button, and is marked as a whole by one press.
      return changes.set(button, 'hidden', '');
    }
    if (signal.aborted) return;
    changes.say(button, words);
    changes.say(button.nextElementSibling, words);
  }

  // Without https there is no clipboard.
  if (clipboard)
    for (const button of root.querySelectorAll(`[${orderParts.copy}]`))
      changes.set(button, 'hidden', null);
  for (const button of root.querySelectorAll(`[${orderParts.print}]`))
    changes.set(button, 'hidden', null);
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof window.Element ? target.closest('button') : null;
      if (button?.hasAttribute(orderParts.copy)) void copy(button);
      if (button?.hasAttribute(orderParts.print)) window.print();
    },
    { signal },
  );
  return changes.undo;
}
