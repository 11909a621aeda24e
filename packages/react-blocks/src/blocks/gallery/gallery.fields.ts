import type { ClickBehavior, GalleryDesign, StackedTransition } from '@frontage/gallery-engine';
import {
  choice,
  defineFields,
  flag,
  length,
  list,
  number,
  ratio,
  text,
} from '@frontage/site-model/fields';
import type { GalleryHistory, MetaPosition } from './gallery.parts';
import { gallerySettings } from './gallery-settings';
import { slideFields } from './slide.fields';

const designs: Readonly<Record<GalleryDesign, string>> = {
  grid: 'Grid',
  autogrid: 'Grid that fits the width',
  autocolumns: 'Columns',
  autorows: 'Rows',
  list: 'List',
  carousel: 'Carousel',
  strip: 'Strip',
  stacked: 'Slideshow',
  base: 'One slide at a time',
};

const metaPositions: Readonly<Record<MetaPosition, string>> = {
  below: 'Below the picture',
  top: 'At the top',
  'top-left': 'At the top left',
  'top-right': 'At the top right',
  center: 'In the middle',
  bottom: 'At the bottom',
  'bottom-left': 'At the bottom left',
  'bottom-right': 'At the bottom right',
  none: 'Hidden',
};

const transitions: Readonly<Record<StackedTransition, string>> = {
  fade: 'Fade',
  'ken-burns': 'Fade with slow movement',
  swipe: 'Swipe',
  scroll: 'Scroll',
};

const clicks: Readonly<Record<ClickBehavior, string>> = {
  next: 'Next slide',
  previous: 'Previous slide',
  auto: 'By the side that is clicked',
  none: 'Nothing',
};

const histories: Readonly<Record<GalleryHistory, string>> = {
  none: 'Nothing',
  hash: 'The slide, after #',
  path: 'The slide, as a page of its own',
};

/** The designs whose slides move. */
const moving = ['base', 'carousel', 'stacked', 'strip'];

/** What a gallery block stores [3.26]. Missing options have the default of the design. */
export const galleryFields = defineFields({
  slides: list({ label: 'Slides', item: slideFields, itemLabel: 'Slide', required: true }),
  label: text({
    label: 'Name',
    hint: 'What the gallery shows, for those who cannot see it.',
    most: 200,
    searchable: true,
  }),
  design: choice({ label: 'Design', group: 'Design', options: designs, default: 'grid' }),
  imageAspectRatio: ratio({
    label: 'Shape of the pictures',
    hint: 'Width divided by height; without one each picture keeps its own shape.',
    group: 'Design',
  }),
  slidesPerRow: perRow('Slides side by side', ['grid', 'carousel']),
  columnWidth: length({
    label: 'Least width of a column',
    group: 'Design',
    above: 0,
    most: 2000,
    shownWhen: { design: ['autogrid', 'autocolumns'] },
  }),
  rowHeight: length({
    label: 'Height of a row',
    hint: 'Rows come as near to it as their pictures allow.',
    group: 'Design',
    above: 0,
    most: 2000,
    shownWhen: { design: ['autorows'] },
  }),
  // In px; of a carousel and a strip in percent.
  gutter: number({
    label: 'Space between slides',
    hint: 'In pixels; in a carousel and a strip, in percent of the width.',
    group: 'Design',
    least: 0,
    most: 200,
  }),
  listImageSize: number({
    label: 'Width of the pictures',
    group: 'Design',
    above: 0,
    most: 100,
    unit: '%',
    shownWhen: { design: ['list'] },
  }),
  vSize: number({
    label: 'Height of the strip',
    hint: 'In percent of its width.',
    group: 'Design',
    above: 0,
    most: 100,
    unit: '%',
    shownWhen: { design: ['strip'] },
  }),
  activeAlignment: choice({
    label: 'Place of the current slide',
    hint: 'In a strip; in a slideshow, of the current thumbnail.',
    group: 'Design',
    options: { left: 'Left', center: 'Centre', right: 'Right' },
    shownWhen: { design: ['strip', 'stacked'] },
  }),
  autoCrop: flag({
    label: 'Cut pictures to their shape',
    hint: 'Without it they are shown whole.',
    group: 'Design',
  }),
  squareThumbs: flag({ label: 'Square pictures', group: 'Design' }),
  mixedContent: flag({
    label: 'More than pictures',
    hint: 'Whether slides have words or videos, so that their height has to be measured.',
    group: 'Design',
    shownWhen: { design: ['autocolumns'] },
  }),
  metaPosition: choice({
    label: 'Titles and descriptions',
    group: 'Design',
    options: metaPositions,
  }),
  // The old names of `slidesPerRow` and `gutter`; they take precedence.
  thumbnailsPerRow: perRow('Slides side by side, by the old name', ['grid']),
  padding: length({
    label: 'Space between thumbnails',
    group: 'Design',
    least: 0,
    most: 200,
    shownWhen: { design: ['grid', 'stacked'] },
  }),
  autoplay: flag({
    label: 'Play by itself',
    group: 'Movement',
    shownWhen: { design: moving },
  }),
  autoplayDuration: number({
    label: 'Time of a slide',
    group: 'Movement',
    above: 0,
    most: 600,
    unit: 's',
    shownWhen: { autoplay: [true] },
  }),
  transition: choice({
    label: 'Change of slides',
    group: 'Movement',
    options: transitions,
    shownWhen: { design: ['stacked'] },
  }),
  clickBehavior: choice({
    label: 'A click shows',
    group: 'Movement',
    options: clicks,
    shownWhen: { design: ['stacked'] },
  }),
  thumbnails: flag({
    label: 'Thumbnails',
    group: 'Thumbnails',
    shownWhen: { design: ['stacked'] },
  }),
  thumbnailStripHeight: length({
    label: 'Height of the thumbnails',
    group: 'Thumbnails',
    above: 0,
    most: 2000,
    shownWhen: { thumbnails: [true] },
  }),
  thumbnailStripMargin: length({
    label: 'Space above the thumbnails',
    group: 'Thumbnails',
    least: 0,
    most: 2000,
    shownWhen: { thumbnails: [true] },
  }),
  lightbox: flag({
    label: 'Full screen',
    hint: 'Whether a click shows the large picture.',
    group: 'Full screen',
  }),
  lightboxTheme: choice({
    label: 'Background',
    group: 'Full screen',
    options: { light: 'Light', dark: 'Dark' },
    shownWhen: { lightbox: [true] },
  }),
  lightboxControls: flag({
    label: 'Buttons for previous and next',
    hint: 'On wide screens; arrows and swipes work without them.',
    group: 'Full screen',
    shownWhen: { lightbox: [true] },
  }),
  ...gallerySettings,
  history: choice({
    label: 'Address of the page',
    hint: 'What the address says of the slide that is shown.',
    options: histories,
    default: 'none',
  }),
});

/** A number of slides; a stored value out of bounds counts as the nearest bound. */
function perRow(label: string, design: readonly string[]) {
  return number({
    label,
    group: 'Design',
    least: 1,
    most: 12,
    whole: true,
    outside: 'nearest',
    shownWhen: { design },
  });
}
