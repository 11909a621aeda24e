import { choice, flag, number } from '@frontage/site-model/fields';

/** The fields of a block for loading a picture [3.25]. */
export const loadingFields = {
  load: choice({
    label: 'Load',
    group: 'Loading',
    options: { viewport: 'Near the screen', true: 'With the page', false: 'Not by itself' },
  }),
  forceImageUpdate: flag({
    label: 'Load all the same',
    group: 'Loading',
    shownWhen: { load: ['false'] },
  }),
  sizeAdjustment: number({
    label: 'Factor on the width',
    hint: 'With 2 it is asked for in twice the width that is shown.',
    group: 'Loading',
    least: 0,
    most: 4,
  }),
  sizeFormat: choice({
    label: 'Width in the address',
    group: 'Loading',
    options: { queryString: 'After the name', filename: 'In the name' },
  }),
  allowSaveData: flag({
    label: 'Respect data saving',
    hint: 'Whether visitors who save data get smaller pictures.',
    group: 'Loading',
  }),
  dprMin: number({ label: 'Least pixel ratio', group: 'Loading', least: 0, most: 4 }),
  dprMax: number({ label: 'Greatest pixel ratio', group: 'Loading', above: 0, most: 4 }),
} as const;

/** The fields of a block whose script may place its picture [3.25]. */
export const placingFields = {
  useAdvancedPositioning: flag({
    label: 'Placed by the browser',
    hint: 'Without it the picture has its drawn size, and a script places it.',
    group: 'Loading',
  }),
  fixedRatio: flag({
    label: 'Placed in percent',
    hint: 'For a place whose shape never changes.',
    group: 'Loading',
    shownWhen: { useAdvancedPositioning: [false] },
  }),
  useBgImage: flag({ label: 'Shown as a background', group: 'Loading' }),
} as const;
