import type { PageBlock } from '@frontage/site-model';
import { element } from '../elements/element';
import { say } from './editor-texts';

/** The buttons that hide and lock a block. */
export interface MarkButtons {
  /** The buttons, and what they have set. */
  readonly parts: readonly HTMLElement[];
  update(block: PageBlock): void;
}

/** Makes the buttons that hide a block from visitors, and lock it; each says what it does next. */
export function createMarkButtons(
  document: Document,
  block: PageBlock,
  act: (act: 'hide' | 'lock') => void,
): MarkButtons {
  const make = (name: 'hide' | 'lock') =>
    element(document, 'button', {
      type: 'button',
      class: 'button',
      'data-look': 'quiet',
      'data-mark': name,
      click: () => act(name),
    });
  const [hide, lock] = [make('hide'), make('lock')];
  const status = element(document, 'span', { class: 'quiet' });
  let shown = '';
  const update = ({ hidden, locked }: PageBlock) => {
    const now = `${hidden} ${locked}`;
    if (now === shown) return;
    shown = now;
    hide.textContent = say(hidden ? 'unhide' : 'hide');
    hide.disabled = locked === true;
    lock.textContent = say(locked ? 'unlock' : 'lock');
    const marks = [...(hidden ? [say('hiddenMark')] : []), ...(locked ? [say('lockedMark')] : [])];
    status.textContent = marks.join(' · ');
  };
  update(block);
  return { parts: [hide, lock, status], update };
}
