import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { confirmationStyles } from '@frontage/overlay';
import { createConfirmation, mountTooltip, type Confirmation } from '@frontage/overlay/dom';
import { buttonAttributes } from './button.parts';

/** What a button's script needs; an empty text means that there is none. */
export interface ButtonData {
  readonly link: HTMLAnchorElement | null;
  readonly ask: string;
  readonly stay: string;
  readonly hint: string;
}

/** Reads a button's markup; never throws. */
export function read(root: HTMLElement): ButtonData {
  const text = (name: keyof typeof buttonAttributes): string =>
    root.getAttribute(buttonAttributes[name]) ?? '';
  return {
    link: root.querySelector('a'),
    ask: text('ask'),
    stay: text('stay'),
    hint: text('hint'),
  };
}

/** Asks before the link opens [4.15], and shows its hint beside the pointer [9.21]. */
export function mount(_root: HTMLElement, data: ButtonData, context: BlockContext): Teardown {
  const { link, ask, hint } = data;
  const teardowns = createTeardowns((cause) =>
    context.report({ code: 'TEARDOWN_FAILED', block: 'button', cause }),
  );
  if (link && ask) teardowns.add(mountQuestion(link, data, context));
  if (link && hint) {
    const changes = createMarkupChanges(link.ownerDocument);
    // The browser would show it a second time.
    changes.set(link, 'title', null);
    teardowns.add(changes.undo);
    teardowns.add(mountTooltip(link, { ...context, text: hint }));
  }
  return teardowns.run;
}

function mountQuestion(
  link: HTMLAnchorElement,
  { ask, stay }: ButtonData,
  context: BlockContext,
): Teardown {
  let question: Confirmation | undefined;
  let isAnswered = false;
  link.addEventListener('click', onClick);

  function onClick(event: MouseEvent): void {
    // Whoever opens it elsewhere stays here.
    if (isAnswered || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  async function open(): Promise<void> {
    const labels = { confirm: link.innerText.trim(), cancel: stay };
    const style = confirmationStyles.confirmOrCancel;
    question?.destroy();
    question = createConfirmation({ ...context, title: ask, labels, style });
    if ((await question.show()) !== 'confirm') return;
    isAnswered = true;
    link.click();
    isAnswered = false;
  }

  return () => {
    link.removeEventListener('click', onClick);
    question?.destroy();
  };
}
