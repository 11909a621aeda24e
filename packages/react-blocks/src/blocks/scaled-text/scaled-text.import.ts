import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { publishedScaledClass, scaledTextParts } from './scaled-text.parts';

/** Lines whose size follows their place, ours and published; of several the words become one. */
export const scaledTextImport = defineBlockImport({
  selector: `[data-block=scaled-text],.${publishedScaledClass}`,
  read(root) {
    const text = plainWords(root);
    // What links, or is longer than a line, stays written text.
    if (text.length > 200 || root.querySelector('a[href]')) return undefined;
    if (text === '') return [];
    const [, level] = /^h([1-6])$/.exec(root.querySelector('h1,h2,h3,h4')?.localName ?? '') ?? [];
    return [
      {
        type: 'scaled-text',
        data: storedData({
          text,
          scale: root.hasAttribute(scaledTextParts.shrinks) ? 'shrink' : undefined,
          level: level === undefined ? undefined : Math.min(Number(level), 3),
        }),
      },
    ];
  },
});
