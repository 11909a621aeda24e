import { layoutColumns } from '../designs/layout-columns';
import { layoutRows } from '../designs/layout-rows';
import { fallbackRatio } from '../designs/slide-ratio';
import { placedAttribute } from './gallery-attributes';
import { measureLayout } from './measure-layout';
import { removeStyles } from './remove-styles';
import { measureExtras, readSlideRatios, setSlideRatio } from './read-slide-ratios';

/** Writes the slides' geometry for a list of that width, in px. */
export type PlaceSlides = (
  list: HTMLElement,
  slides: readonly HTMLElement[],
  room: { readonly width: number; readonly window: Window },
) => void;

/** Puts each slide at the end of the shortest column so far. */
export const placeColumns: PlaceSlides = (list, slides, { width, window }) => {
  const { ratio, columnWidth, gap } = measureLayout(list, window);
  const sizes = { width, columnWidth, gap };
  const ratios = readSlideRatios(slides, Infinity).map(
    (slideRatio) => (slideRatio < Infinity && ratio) || slideRatio,
  );
  // A caption has its height once its column has its width.
  list.style.setProperty('--fr-gallery-column', `${layoutColumns([1], sizes).boxes[2] ?? width}px`);
  const { boxes, height } = layoutColumns(ratios, sizes, measureExtras(slides));
  slides.forEach((slide, index) => {
    slide.style.insetInlineStart = `${boxes[index * 4] ?? 0}px`;
    slide.style.insetBlockStart = `${boxes[index * 4 + 1] ?? 0}px`;
    setSlideRatio(slide, ratios[index]);
  });
  list.style.blockSize = `${height}px`;
  list.setAttribute(placedAttribute, '');
};

/** Makes each slide as wide as its row requires; the flow of the page does the rest. */
export const placeRows: PlaceSlides = (list, slides, { width, window }) => {
  const { gap, rowHeight } = measureLayout(list, window);
  const ratios = readSlideRatios(slides, fallbackRatio);
  const { boxes } = layoutRows(ratios, { width, rowHeight, gap });
  slides.forEach((slide, index) => {
    // Rounded down, so that a row never exceeds its space.
    slide.style.inlineSize = `${Math.floor((boxes[index * 4 + 2] ?? 0) * 64) / 64}px`;
    setSlideRatio(slide, ratios[index]);
  });
  list.setAttribute(placedAttribute, '');
};

/** Removes what placing has written on slides. */
export function unplaceSlides(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    setSlideRatio(slide, undefined);
    removeStyles(slide, ['inset-inline-start', 'inset-block-start', 'inline-size']);
  }
}

/** Removes what placing has written on the list. */
export function unplaceList(list: HTMLElement): void {
  list.removeAttribute(placedAttribute);
  removeStyles(list, ['block-size', '--fr-gallery-column']);
}
