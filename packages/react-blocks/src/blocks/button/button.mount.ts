import { createTeardowns, loadChunk, type Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  type BlockContext,
  type MountResult,
} from '@frontage/core-lifecycle/dom';
import { confirmationStyles } from '@frontage/overlay';
import { createConfirmation, mountTooltip, type Confirmation } from '@frontage/overlay/dom';
import { buttonAttributes } from './button.parts';
import { readFormOpeningWords, type FormOpeningWords } from './form-opening-words';

/** What a button's script needs; an empty text means that there is none. */
export interface ButtonData {
  readonly link: HTMLAnchorElement | null;
  readonly ask: string;
  readonly stay: string;
  readonly hint: string;
  /** Undefined for a link that opens no form. */
  readonly form: FormOpeningWords | undefined;
}

/** Reads a button's markup; never throws. */
export function read(root: HTMLElement): ButtonData {
  const text = (name: 'ask' | 'stay' | 'hint'): string =>
    root.getAttribute(buttonAttributes[name]) ?? '';
  return {
    link: root.querySelector('a'),
    ask: text('ask'),
    stay: text('stay'),
    hint: text('hint'),
    form: readFormOpeningWords(root),
  };
}

/**
 * Asks before the link opens [4.15], shows its hint beside the pointer [9.21], and opens a form
 * above the page.
 */
export function mount(
  _root: HTMLElement,
  data: ButtonData,
  context: BlockContext,
): MountResult | Promise<MountResult> {
  const end = mountLayers(data, context);
  const { link, form } = data;
  return link && form ? mountForm(link, form, context, end) : end;
}

/** Without its code the link is followed as usual. */
async function mountForm(
  link: HTMLAnchorElement,
  words: FormOpeningWords,
  context: BlockContext,
  endOthers: Teardown,
): Promise<MountResult> {
  const { clock, signal, report } = context;
  try {
    const load = (): Promise<typeof import('./mount-form-opening')> =>
      import('./mount-form-opening');
    const { mountFormOpening } = await loadChunk({ id: 'form-opening', load, clock });
    if (signal.aborted) return endOthers;
    const end = mountFormOpening(link, words, context);
    return () => {
      end();
      endOthers();
    };
  } catch (cause) {
    report({ code: 'FORM_FAILED', block: 'button', cause });
    return endOthers;
  }
}

function mountLayers(data: ButtonData, context: BlockContext): Teardown {
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
