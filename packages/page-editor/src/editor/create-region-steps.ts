import type { PageFrame } from './create-page-frame';
import { idStart } from '../elements/id-start';
import type { EditorParts } from './editor-parts';

/**
 * Makes what goes on to the next part of the editor by a key: from the page to the controls, from
 * there to the bar, and back to where one was on the page, at first to its first block. Other
 * editors have the same key for their bars.
 *
 * @param parts of the editor
 * @returns takes a key in one of the three, and tells whether it is the key for that
 */
export function createRegionSteps({ panel, act }: Pick<EditorParts, 'panel' | 'act'>) {
  /** What had the focus on the page. */
  let left: HTMLElement | undefined;

  return (
    { key, altKey, target }: KeyboardEvent,
    { window, root }: Pick<PageFrame, 'window' | 'root'>,
    chosen = '',
  ): boolean => {
    if (!altKey || key !== 'F10') return false;
    const at = target as HTMLElement; // keys are heard there
    const isOnPage = at.ownerDocument === window.document;
    if (isOnPage) left = at;
    const control = isOnPage && [...panel.querySelectorAll<HTMLElement>(controls)].find(isUsable);
    if (control) control.focus();
    else if (isOnPage || panel.contains(at)) act('undo')?.focus();
    else {
      window.focus();
      // A block that was shown anew meanwhile is another element.
      const id = left?.closest(`[id^=${idStart.block}]`)?.id.slice(idStart.block.length);
      const first = window.document.querySelector<HTMLElement>(`[id^=${idStart.block}]`);
      (left?.isConnected ? left : (root(id ?? chosen) ?? first))?.focus();
    }
    return true;
  };
}

const controls = 'a, button, input, select, summary, textarea';

const isUsable = (control: HTMLElement): boolean =>
  control.checkVisibility() && !control.matches(':disabled');
