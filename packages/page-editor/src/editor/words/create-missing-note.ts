import { element } from '../../elements/element';
import { say } from '../editor-texts';

/** Says that words are required, while there are none. */
export interface MissingNote {
  readonly root: HTMLElement;
  /** Says it of the words of this label; undefined for nothing. */
  show(label: string | undefined): void;
}

/** Makes that note, which is heard as soon as it says something. */
export function createMissingNote(document: Document): MissingNote {
  const root = element(document, 'p', { class: 'notice', role: 'alert', hidden: true });
  return {
    root,
    show(label) {
      root.textContent = label === undefined ? '' : say('wordsNeeded', { label });
      root.hidden = label === undefined;
    },
  };
}
