import type { ShownWords } from './find-word-elements';
import { mountPlainWords, placeCaret, type PlainWritingOptions } from './mount-plain-words';
import { valueAt } from './value-at';
import type { WrittenPart } from './written-part';

/** Makes a plain text of a block writable where it stands. */
export function mountPlainPart(shown: ShownWords, options: PlainWritingOptions): WrittenPart {
  const { element, update, destroy } = mountPlainWords(shown, options);
  return {
    element,
    path: shown.words.path,
    show(data) {
      const { path } = shown.words;
      const text = valueAt(data, path);
      // Without its item it goes as soon as the page is shown anew.
      if (valueAt(data, path.slice(0, -1)) !== undefined)
        update(typeof text === 'string' ? text : '');
    },
    focus: (point) => placeCaret(element, point),
    destroy,
  };
}
