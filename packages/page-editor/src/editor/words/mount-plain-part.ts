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
      const text = valueAt(data, shown.words.path);
      if (typeof text === 'string') update(text);
    },
    focus: (point) => placeCaret(element, point),
    destroy,
  };
}
