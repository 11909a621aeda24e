import {
  defineBlockImport,
  storedData,
  type ImportAround,
  type ImportedBlock,
  type ImportReading,
} from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { countPictures, readPicture } from '../../imports/read-picture';
import { openerAttribute } from '../lightbox/lightbox.parts';
import { plainWords, readRichNodes } from '../../imports/read-rich-nodes';

const blocks =
  '[data-block=image],.sqs-block-image,.fluid-image-container,.image-block-outer-wrapper';
/** What stands below a picture. */
const captions = 'figcaption,.image-caption';
/** The words of a card, which stand beside its picture. */
const cards = '.image-card,.image-title-wrapper,.image-subtitle-wrapper';

/** Pictures: image blocks, ours and published, and those of ordinary pages. */
export const imageImport = defineBlockImport({
  selector: `${blocks},figure,picture,a,img`,
  read(root, around) {
    if (countPictures(root) !== 1) return root.matches(blocks) ? 'keep' : undefined;
    const caption = root.querySelector(captions);
    const card = [...root.querySelectorAll(cards)].find((element) => !caption?.contains(element));
    if (!root.matches(blocks) && hasMore(root, caption)) return undefined;
    return readImage(root, { caption, card }, around);
  },
});

function readImage(
  root: Element,
  { caption, card }: { caption: Element | null; card: Element | undefined },
  around: ImportAround,
): ImportReading {
  const picture = readPicture(root);
  const assetId = picture && around.picture(picture);
  const words = caption ? plainWords(caption) : '';
  const beside = card ? readRichNodes(card, around) : [];
  if (picture === undefined || assetId === undefined || words.length > 300 || !beside)
    return 'keep';
  const image: ImportedBlock = {
    type: 'image',
    data: storedData({
      assetId,
      alt: picture.alt.slice(0, 300),
      caption: card && caption?.contains(card) ? undefined : words,
      ...readTarget(root, around),
      ...readShape(root),
    }),
  };
  return beside.length === 0 ? [image] : [image, { type: 'text', data: { nodes: [...beside] } }];
}

/** Whether an element of an ordinary page holds more than its picture and its caption. */
function hasMore(root: Element, caption: Element | null): boolean {
  const words = plainWords(root).length - (caption ? plainWords(caption).length : 0);
  const noscripts = [...root.querySelectorAll('noscript')].map(plainWords).join('').length;
  return (
    words - noscripts > 0 ||
    root.querySelector('iframe,video,audio,form,table,[data-html]') !== null
  );
}

/** Where a click leads: elsewhere, or to the picture itself full screen. */
function readTarget(root: Element, around: ImportAround) {
  const link = root.matches('a') ? root : root.querySelector('a[href]');
  if (!link?.querySelector('img')) return {};
  const isLightbox = /lightbox/.test(link.className) || link.hasAttribute(openerAttribute);
  if (isLightbox) return { lightbox: true };
  return { href: around.link(link.getAttribute('href') ?? '') };
}

/** The shape of its place: published markup says the height in percent of the width. */
function readShape(root: Element) {
  const box = root.querySelector('.has-aspect-ratio');
  const percent = /padding-bottom:\s*([\d.]+)%/.exec(box?.getAttribute('style') ?? '')?.[1];
  const published = percent === undefined ? 0 : Math.round(1_000_000 / Number(percent)) / 10_000;
  const ratio = readPageNumber(root, '--fr-image-ratio') ?? published;
  if (!(ratio > 0 && ratio <= 10)) return {};
  const isWhole =
    root.getAttribute('data-mode') === 'contain' || root.querySelector('.content-fit') !== null;
  return { ratio, mode: isWhole ? 'contain' : undefined };
}
