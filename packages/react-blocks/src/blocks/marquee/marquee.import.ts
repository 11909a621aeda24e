import { readJson } from '@frontage/core-lifecycle';
import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { marqueeDefaults, readMarqueeOptions } from './marquee-options';
import { marqueeAttributes, marqueeParts } from './marquee.parts';
import { readPublishedMarqueeItems } from './marquee.published';

/** Marquees, ours and published. */
export const marqueeImport = defineBlockImport({
  selector: '[data-block=marquee],.Marquee',
  read(root, around) {
    const isOurs = root.matches('[data-block=marquee]');
    const raw = readJson(
      isOurs
        ? root.getAttribute(marqueeAttributes.options)
        : root.querySelector('.Marquee-props')?.textContent,
    );
    const items = isOurs
      ? [...root.querySelectorAll(`.${marqueeParts.words} > *`)].map((word) =>
          storedData({
            text: plainWords(word),
            href: word.matches('a') ? around.link(word.getAttribute('href') ?? '') : undefined,
          }),
        )
      : readPublishedMarqueeItems(raw, (html) => parseInert(root, html)).map((text) => ({
          text: text.slice(0, 200),
        }));
    if (items.length === 0 || items.length > 20) return 'keep';
    const options = readMarqueeOptions(raw);
    return [
      {
        type: 'marquee',
        data: {
          items,
          ...storedData({ size: root.getAttribute('data-size') === 'text' ? 'text' : undefined }),
          ...Object.fromEntries(
            Object.entries(options).filter(
              ([name, value]) => marqueeDefaults[name as keyof typeof marqueeDefaults] !== value,
            ),
          ),
        },
      },
    ];
  },
});

function parseInert({ ownerDocument }: Element, html: string): DocumentFragment {
  const template = ownerDocument.createElement('template');
  template.innerHTML = html;
  return template.content;
}
