import { frameHeight } from '../page/index';
import type { EditorParts } from './editor-parts';

/** What is done at the editor's own page, beside the page in the frame. */
export interface DeskEvents {
  /** Whether the key was used. */
  onKey(event: KeyboardEvent): boolean;
  onClipboard(event: ClipboardEvent): void;
  onAct(act: 'undo' | 'redo' | 'add'): void;
  /** The list before publishing is asked for. */
  onPublish(): void;
}

/**
 * Listens to the editor's own page: keys, the clipboard, its buttons, and the width of the frame.
 *
 * @returns ends that
 */
export function listenToDesk(
  document: Document,
  parts: Pick<EditorParts, 'root' | 'act' | 'frame' | 'publish' | 'widths'>,
  { onKey, onClipboard, onAct, onPublish }: DeskEvents,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Both kinds of root hear of keys, but only one has them among its events.
  const root: EventTarget = parts.root;
  root.addEventListener(
    'keydown',
    (event) => {
      // A dialog has keys of its own.
      if (!document.querySelector('dialog[open]') && onKey(event as KeyboardEvent))
        event.preventDefault();
    },
    { signal },
  );
  for (const type of ['copy', 'cut', 'paste'] as const)
    root.addEventListener(
      type,
      (event) => {
        if (!isTyping(event)) onClipboard(event as ClipboardEvent);
      },
      { signal },
    );
  for (const act of ['undo', 'redo', 'add'] as const)
    parts.act(act)?.addEventListener('click', () => onAct(act), { signal });
  parts.publish?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      onPublish();
    },
    { signal },
  );
  for (const width of parts.widths)
    width.addEventListener(
      'change',
      () => {
        const height = frameHeight(Number(width.value));
        parts.frame.style.inlineSize = height ? `${width.value}px` : '';
        // A screen that is lower than the device still shows all of the frame.
        parts.frame.style.maxBlockSize = height ? `${height}px` : '';
      },
      { signal },
    );
  return () => ended.abort();
}

/** Whether words are typed where something happens. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  const at = target as HTMLElement | null;
  return at?.isContentEditable === true || /^(INPUT|TEXTAREA|SELECT)$/.test(at?.tagName ?? '');
}

/** Whether words are typed in a document. */
export function isTypingIn({ activeElement }: Document): boolean {
  return isTyping({ target: activeElement });
}
