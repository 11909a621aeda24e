import { pageParts, type PagePart } from '@frontage/site-model/editing';
import { idStart } from '../elements/id-start';
import type { FrameEvents } from './frame-events';
import { plainSelector, takePlainKey } from './words/mount-plain-words';

/** What the listeners need of the page in the frame. */
export interface PageListeners extends Pick<
  FrameEvents,
  'onChoose' | 'onChooseSection' | 'onChoosePart' | 'onExtend' | 'onKey' | 'onClipboard'
> {
  /** The id of the block around an element. */
  blockAt(target: EventTarget | null): string | undefined;
  /** Whether the words of an element are being written. */
  isWritten(target: EventTarget | null): boolean;
}

/**
 * Listens to the page in the frame, before the page itself: here nothing is followed or sent, and
 * nothing opened but what is to be written in.
 *
 * @param window of the page
 * @param page its document
 * @param signal ends it
 */
export function listenToPage(
  window: Window,
  page: Document,
  {
    blockAt,
    isWritten,
    onChoose,
    onChooseSection,
    onChoosePart,
    onExtend,
    onKey,
    onClipboard,
  }: PageListeners,
  signal: AbortSignal,
): void {
  const listen = { capture: true, signal };
  window.addEventListener(
    'click',
    (event) => {
      if (isWritten(event.target) && !isPlain(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isWritten(event.target)) return;
      const block = blockAt(event.target);
      const isToggle = event.ctrlKey || event.metaKey;
      if (block !== undefined && (isToggle || event.shiftKey))
        return onExtend(block, isToggle ? 'toggle' : 'range');
      const section = block === undefined ? sectionAt(event.target) : undefined;
      if (section !== undefined) return onChooseSection(section);
      const part = block === undefined ? partAt(event.target) : undefined;
      if (part !== undefined) return onChoosePart(part);
      onChoose(block, { left: event.clientX, top: event.clientY });
      // Its words open what they are the title of.
      if (block !== undefined && !isWritten(event.target)) toggleAround(event.target);
    },
    listen,
  );
  for (const type of ['submit', 'dragstart', 'auxclick'])
    window.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      listen,
    );
  window.addEventListener(
    'keydown',
    (event) => {
      const block = blockAt(event.target);
      if (onKey(event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.key === 'Enter' && !isWritten(event.target) && block !== undefined) {
        event.preventDefault();
        event.stopImmediatePropagation();
        onChoose(block);
      } else if (isWritten(event.target) && isPlain(event.target)) {
        // What is around the words hears of no key.
        event.stopImmediatePropagation();
        if (takePlainKey(event)) event.preventDefault();
      }
    },
    listen,
  );
  for (const type of ['copy', 'cut', 'paste'] as const)
    page.addEventListener(
      type,
      (event) => {
        if (!isWritten(event.target)) onClipboard(event);
      },
      listen,
    );
}

/** Opens or closes the disclosure whose title was pressed. */
function toggleAround(target: EventTarget | null): void {
  const details = (target as Element | null)?.closest?.('summary')?.closest('details');
  if (details) details.open = !details.open;
}

/** Whether an element is within words that are written as plain text. */
function isPlain(target: EventTarget | null): boolean {
  return Boolean((target as Element | null)?.closest?.(plainSelector));
}

/** The part of every page around an element; undefined for none. */
function partAt(target: EventTarget | null): PagePart | undefined {
  const at = target as Element | null;
  return pageParts.find((part) => at?.closest?.(`.fr-${part}`));
}

/** The id of the section around an element; undefined beside all of them. */
function sectionAt(target: EventTarget | null): string | undefined {
  const section = (target as Element | null)?.closest?.(`[id^=${idStart.section}]`);
  return section?.id.slice(idStart.section.length);
}
