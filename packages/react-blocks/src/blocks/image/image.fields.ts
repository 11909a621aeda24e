import {
  choice,
  defineFields,
  flag,
  link,
  ratio,
  reference,
  text,
} from '@frontage/site-model/fields';
import { loadingFields, placingFields } from '../../picture/loading-fields';
import type { PictureAlignment } from '../../picture/picture.parts';

const alignments: Readonly<Record<PictureAlignment, string>> = {
  'top left': 'Top left',
  top: 'Top',
  'top right': 'Top right',
  left: 'Left',
  center: 'Centre',
  right: 'Right',
  'bottom left': 'Bottom left',
  bottom: 'Bottom',
  'bottom right': 'Bottom right',
};

/** What an image block stores. */
export const imageFields = defineFields({
  assetId: reference('asset', { label: 'Picture', required: true }),
  alt: text({
    label: 'Description for those who cannot see it',
    hint: 'Replaces the description of the picture itself; leave it empty for a mere ornament.',
    most: 300,
    mayBeEmpty: true,
    searchable: true,
  }),
  caption: text({ label: 'Caption', most: 300, searchable: true }),
  href: link({ label: 'Link', hint: 'Where a click on the picture leads.' }),
  ratio: ratio({
    label: 'Shape',
    hint: 'Width divided by height; without one the picture keeps its own shape.',
    group: 'Layout',
  }),
  mode: choice({
    label: 'Fit',
    group: 'Layout',
    options: { cover: 'Fill the shape, cut what is over', contain: 'Show the whole picture' },
    default: 'cover',
  }),
  fitAlignment: choice({
    label: 'Position',
    hint: 'Where the picture stands in its shape.',
    group: 'Layout',
    options: alignments,
    shownWhen: { mode: ['contain'] },
  }),
  stretch: flag({
    label: 'Enlarge small pictures',
    hint: 'Whether a picture smaller than its place is made as wide; one that fills a shape always is.',
    group: 'Layout',
  }),
  lightbox: flag({
    label: 'Full screen',
    hint: 'Whether a click shows the picture full screen, where it leads nowhere else.',
    group: 'Full screen',
    default: false,
  }),
  lightboxTheme: choice({
    label: 'Background',
    group: 'Full screen',
    options: { light: 'Light', dark: 'Dark' },
    shownWhen: { lightbox: [true] },
  }),
  ...loadingFields,
  ...placingFields,
});
