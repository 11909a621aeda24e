import type { Editing } from './create-editing';
import type { PageFrame } from './create-page-frame';
import { isTyping, isTypingIn } from './listen-to-desk';

/** The way of a new block, or a new section, to the page, or of what asks for one. */
export interface Arrival {
  /**
   * Calls back once the store has it, and the page shows it. An answer to what was changed before
   * it is waited through.
   *
   * @param then hears of what was typed meanwhile
   */
  await(id: string, then: (typed: string) => void): void;
  /**
   * Keeps keys that write nothing where they are, for what is looked for once it can be.
   *
   * @returns keeps no more, and gives what was typed
   */
  hold(): () => string;
  /** Waits no longer, such as where something else was chosen meanwhile. */
  stop(): void;
  /** Keeps a key that writes, for the words of what is on its way; gives whether it did. */
  keep(event: KeyboardEvent): boolean;
}

/** Makes what waits for something new. */
export function createArrival({
  editing,
  frame,
}: {
  readonly editing: Pick<Editing, 'subscribe' | 'isWaiting'>;
  readonly frame: Pick<PageFrame, 'refresh'>;
}): Arrival {
  let typed = '';
  /** While something is on its way. */
  let end: (() => void) | undefined;
  const stop = () => {
    end?.();
    end = undefined;
  };
  return {
    stop,
    hold() {
      stop();
      typed = '';
      const held = (): void => undefined;
      end = held;
      return () => {
        if (end === held) stop();
        return typed;
      };
    },
    await(id, then) {
      stop();
      typed = '';
      const unsubscribe = editing.subscribe(() => {
        if (editing.isWaiting(id)) return;
        unsubscribe();
        void frame.refresh().then(() => end === unsubscribe && then(typed));
      });
      end = unsubscribe;
    },
    keep(event) {
      const { key, ctrlKey, altKey, metaKey, repeat, target } = event;
      // Some letters are written with Alt, or with both.
      if (!end || metaKey || (ctrlKey && !altKey) || isTyping(event)) return false;
      // Before any word, these press the button that has the focus, such as the one that asked.
      if (typed === '' && /^(Enter| )$/.test(key) && isButton(target)) return false;
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
      else if (key !== 'Enter') return false;
      else if (!repeat) typed += '\n';
      return true;
    },
  };
}

/**
 * Writes what was typed at the caret of a page; nothing where words cannot be written.
 *
 * @param page its document
 */
export function writeTyped(page: Document, typed: string): void {
  if (!isTypingIn(page)) return;
  typed.split('\n').forEach((line, index) => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    if (index > 0) page.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
    // As the keys themselves would.
    if (line !== '') page.execCommand('insertText', false, line);
  });
}

const isButton = (target: EventTarget | null) => (target as Element | null)?.tagName === 'BUTTON';
