import { glaze } from '../../core/glaze.mjs';

const dipped = { wave: 0.08, lean: 0.1, drip: 0.22 };

/** What the studio's glazes are made of, by the names that the shop gives them. */
const RECIPES = {
  ash: { base: '#d8cdb8', deep: '#b9a687', speckle: 0.3 },
  celadon: { base: '#8fa898', deep: '#5b8070', crackle: 0.3, breaks: '#cdbb98' },
  oxide: { base: '#9b4a2d', deep: '#6a2815', speckle: 0.1, breaks: '#c28a5c' },
  'blue-over-white': {
    base: '#e0dacd',
    deep: '#c6bba5',
    dip: { ...dipped, base: '#3b4a50', deep: '#2b3940', edge: '#8a9aa0' },
  },
  tenmoku: { base: '#2a211c', deep: '#14100e', breaks: '#96532c', clay: 'dark', rim: 0.1 },
  pewter: { base: '#a9b1ae', deep: '#7d8b8c', speckle: 0.12, rough: 0.3 },
  treacle: {
    base: '#c39a55',
    deep: '#86622a',
    dip: { ...dipped, base: '#2e2218', deep: '#1b140f', edge: '#7a5426' },
  },
  white: { base: '#e0d8ca', deep: '#c9bda6', breaks: '#b08a62' },
  oatmeal: { base: '#d6c8ab', deep: '#b49f78', speckle: 0.35, breaks: '#a27a52' },
  blue: { base: '#4f636b', deep: '#33454d', breaks: '#a98a62', speckle: 0.12 },
  speckled: { base: '#ddd4c3', deep: '#c3b69d', speckle: 0.4, rough: 0.24, breaks: '#9d6f49' },
};

/**
 * A glaze of the studio by its name; `own` is what this pot has of its own, `dipAt` the height of
 * the second glaze where it has one, `over` what that glaze has of its own.
 */
export const studioGlaze = (name, { dipAt = 0.42, over, ...own } = {}) => {
  const { dip, ...recipe } = { breaks: '#9a6840', foot: 0.1, rough: 0.17, ...RECIPES[name] };
  return glaze({ ...recipe, ...own, ...(dip && { dip: { ...dip, ...over, at: dipAt } }) });
};
