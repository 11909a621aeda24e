import type { SiteLook } from './site-look';

/** A look to start from. */
export interface StartingLook {
  readonly id: string;
  readonly name: string;
  /** What it is like, in a sentence. */
  readonly about: string;
  readonly look: SiteLook;
}

/** The looks to start from [2.24c]: complete palettes in both schemes, each with its own type. */
export const startingLooks: readonly StartingLook[] = [
  {
    id: 'almanac',
    name: 'Almanac',
    about: 'Cream paper and oxblood ink, light serif headings, square corners, much space.',
    look: {
      'light-ground': '#fbf7ee',
      'light-surface': '#f2ebdc',
      'light-text': '#241c17',
      'light-text-quiet': '#665649',
      'light-line': '#d9cdb8',
      'light-line-strong': '#8a7965',
      'light-accent': '#7c2230',
      'light-accent-text': '#fdf8ee',
      'dark-ground': '#17120f',
      'dark-surface': '#221b16',
      'dark-text': '#f2e9da',
      'dark-text-quiet': '#b5a591',
      'dark-line': '#43382e',
      'dark-line-strong': '#8d7c69',
      'dark-accent': '#e59a9a',
      'dark-accent-text': '#2b0c10',
      'display-font': 'fraunces',
      'text-font': 'system-book',
      'display-size': 'large',
      'display-weight': 'light',
      spacing: 'airy',
      corners: 'square',
      'button-fill': 'outlined',
    },
  },
  {
    id: 'harbour',
    name: 'Harbour',
    about: 'Cool white and deep blue, plain headings, round corners, buttons with round ends.',
    look: {
      'light-ground': '#f7f9fb',
      'light-surface': '#e9eff5',
      'light-text': '#13202e',
      'light-text-quiet': '#4c5d6e',
      'light-line': '#cbd6e1',
      'light-line-strong': '#6b7d8f',
      'light-accent': '#135a92',
      'light-accent-text': '#f6fafd',
      'dark-ground': '#0c141c',
      'dark-surface': '#14202b',
      'dark-text': '#e8eff6',
      'dark-text-quiet': '#9db0c2',
      'dark-line': '#2b3c4c',
      'dark-line-strong': '#698098',
      'dark-accent': '#86c2f2',
      'dark-accent-text': '#061a2a',
      'display-font': 'instrument-sans',
      'text-font': 'instrument-sans',
      'display-weight': 'medium',
      corners: 'round',
      'button-shape': 'pill',
    },
  },
  {
    id: 'foundry',
    name: 'Foundry',
    about: 'White, black and one loud red, very large bold headings, set tightly.',
    look: {
      'light-ground': '#ffffff',
      'light-surface': '#f1f1ef',
      'light-text': '#111111',
      'light-text-quiet': '#565653',
      'light-line': '#d4d4d0',
      'light-line-strong': '#767672',
      'light-accent': '#c4220c',
      'light-accent-text': '#ffffff',
      'dark-ground': '#101010',
      'dark-surface': '#1c1c1b',
      'dark-text': '#f5f5f2',
      'dark-text-quiet': '#ababa6',
      'dark-line': '#3a3a38',
      'dark-line-strong': '#858580',
      'dark-accent': '#ff8a70',
      'dark-accent-text': '#260700',
      'display-font': 'instrument-sans',
      'text-font': 'system-sans',
      'display-size': 'huge',
      'display-weight': 'bold',
      spacing: 'tight',
      corners: 'square',
    },
  },
];
