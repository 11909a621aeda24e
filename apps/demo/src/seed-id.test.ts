import { isId } from '@frontage/site-model';
import { expect, it } from 'vitest';
import { seedId } from './seed-id';

it('gives the same id for the same text, another for another', () => {
  expect(seedId('picture:moon-jar.jpg')).toBe(seedId('picture:moon-jar.jpg'));
  expect(seedId('picture:moon-jar.jpg')).not.toBe(seedId('picture:kiln-door.jpg'));
});

it('gives an id that sorts before any that the clock makes', () => {
  const id = seedId('site:Netloft');
  expect(isId(id)).toBe(true);
  expect(id.startsWith('65000000')).toBe(true);
});
