import type { ActiveSlideClickBehavior, SwipeBoundaries } from '@frontage/gallery-engine';
import {
  choice,
  defineFields,
  flag,
  group,
  length,
  list,
  number,
  text,
  type StoredOf,
} from '@frontage/site-model/fields';
import { loadingFields } from '../../picture/loading-fields';
import type { GalleryProps } from './gallery-props';

const boundaries: Readonly<Record<SwipeBoundaries, string>> = {
  inertial: 'It slows down',
  hard: 'It stops',
  none: 'Nothing',
};

const activeClicks: Readonly<Record<ActiveSlideClickBehavior, string>> = {
  next: 'Next slide',
  previous: 'Previous slide',
  none: 'Nothing',
};

/** The designs whose slides move. */
const moving = ['base', 'carousel', 'stacked', 'strip'];

/** The code of a key, such as 37 for the left arrow. */
const keyCode = (label: string) => number({ label, least: 32, most: 90, whole: true });

/** Another block of the page, by its id. */
const blockOfPage = defineFields({
  block: text({
    label: 'Block',
    hint: 'The id of another block on the page.',
    most: 40,
    required: true,
    check: (id) => /^[\w-]+$/.test(id),
    message: 'Write the id of a block.',
    example: '5f0abcdef012345678901234',
  }),
});

/** The rarely used settings of a gallery [3.28], as fields of its block. */
export const gallerySettings = {
  currentIndex: number({
    label: 'Slide to start with',
    hint: 'Counted from 0.',
    group: 'Movement',
    least: 0,
    most: 1000,
    whole: true,
    shownWhen: { design: moving },
  }),
  randomize: flag({
    label: 'In any order',
    group: 'Movement',
    shownWhen: { autoplay: [true] },
  }),
  pauseOnMouseover: list({
    label: 'Wait while the pointer is over',
    hint: 'Other blocks of the page; over the gallery itself it always waits.',
    group: 'Movement',
    shownWhen: { autoplay: [true] },
    item: blockOfPage,
    itemLabel: 'Block',
  }),
  loop: flag({
    label: 'Go round',
    hint: 'Whether the first slide follows the last.',
    group: 'Movement',
    shownWhen: { design: moving },
  }),
  speed: number({
    label: 'Time of a move',
    group: 'Movement',
    above: 0,
    most: 10,
    unit: 's',
    shownWhen: { design: moving },
  }),
  keyboard: flag({ label: 'Move by keys', group: 'Movement' }),
  keys: group({
    label: 'Keys',
    hint: 'Their codes; 37 and 39 are the arrows.',
    group: 'Movement',
    table: defineFields({
      previous: keyCode('Previous slide'),
      next: keyCode('Next slide'),
    }),
  }),
  activeSlideClickBehavior: choice({
    label: 'A click on the current slide shows',
    hint: 'In a strip; in a slideshow, on the current thumbnail.',
    group: 'Movement',
    options: activeClicks,
    shownWhen: { design: ['strip', 'stacked'] },
  }),
  preloadCount: number({
    label: 'Slides loaded ahead',
    group: 'Movement',
    least: 0,
    most: 10,
    whole: true,
    shownWhen: { design: ['stacked'] },
  }),
  boundaries: choice({
    label: 'A drag beyond the last slide',
    group: 'Movement',
    options: boundaries,
    shownWhen: { transition: ['swipe', 'scroll'] },
  }),
  snapPoints: text({
    label: 'Drag that changes the slide',
    hint: 'A share of the width, such as 50%, or none.',
    group: 'Movement',
    most: 8,
    check: (value) => value === 'none' || /^[1-9]\d?%$/.test(value),
    message: 'Write a percentage such as 50%, or none.',
    example: '50%',
    shownWhen: { transition: ['swipe', 'scroll'] },
  }),
  linkedGalleries: list({
    label: 'Galleries that show the same slide',
    group: 'Movement',
    item: blockOfPage,
    itemLabel: 'Gallery',
  }),
  lazyLoad: flag({
    label: 'Load every picture late',
    hint: 'Also the first ones wait until they come near the screen.',
    group: 'Loading',
  }),
  loaderOptions: group({
    label: 'Loading of the pictures',
    group: 'Loading',
    table: defineFields(loadingFields),
  }),
  refreshOnResize: flag({
    label: 'Look anew at another width',
    hint: 'Whether the slides are read anew when the window has changed.',
    group: 'Loading',
  }),
  refreshOnOrientationChange: flag({ label: 'Look anew when it is turned', group: 'Loading' }),
  resizeThreshold: length({
    label: 'Least change that counts',
    group: 'Loading',
    least: 0,
    most: 2000,
    shownWhen: { refreshOnResize: [true] },
  }),
  resizeAxis: choice({
    label: 'Side that counts',
    group: 'Loading',
    options: { x: 'Width', y: 'Height' },
    shownWhen: { refreshOnResize: [true] },
  }),
} as const;

type StoredSettings = StoredOf<{ fields: typeof gallerySettings; rule: undefined }>;

/** The settings whose stored form differs from the component's. */
type Translated = 'pauseOnMouseover' | 'keys' | 'linkedGalleries' | 'loaderOptions';

/** Converts a gallery's stored settings for the component. */
export function settingsOf<Stored extends StoredSettings>({
  pauseOnMouseover,
  keys,
  linkedGalleries,
  loaderOptions,
  ...settings
}: Stored): Omit<Stored, Translated> & Pick<GalleryProps, Translated> {
  const { previous, next } = keys ?? {};
  return {
    ...settings,
    ...(pauseOnMouseover.length > 0 && {
      pauseOnMouseover: pauseOnMouseover.map(({ block }) => `#block-${block}`).join(),
    }),
    ...(previous !== undefined && next !== undefined && { keys: { previous, next } }),
    ...(linkedGalleries.length > 0 && {
      linkedGalleries: linkedGalleries.map(({ block }) => block),
    }),
    ...(loaderOptions && { loaderOptions: { ...loaderOptions } }),
  };
}
