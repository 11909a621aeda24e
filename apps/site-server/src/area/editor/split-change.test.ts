import { expect, it } from 'vitest';
import { splitChange } from './split-change';

const before =
  'The pots are glazed upstairs, in the room with the north window, and then they wait.';

it('a change stands between whole words of what stays', () => {
  expect(splitChange(`${before} We fire.`, `${before} We fire once a month.`)).toEqual({
    start: '… in the room with the north window, and then they wait. We ',
    before: 'fire.',
    after: 'fire once a month.',
    end: '',
  });
  expect(splitChange(`Now. ${before}`, `Soon. ${before}`)).toEqual({
    start: '',
    before: 'Now.',
    after: 'Soon.',
    end: ' The pots are glazed upstairs, in the room with the north …',
  });
});

it('what has no blank is cut where it must be', () => {
  const long = 'a'.repeat(70);
  expect(splitChange(`${long} b`, `${long} c`).start).toBe(`… ${'a'.repeat(59)} `);
  expect(splitChange(`b ${long}`, `c ${long}`).end).toBe(` ${'a'.repeat(59)} …`);
  // Whole characters, of however many code units each is.
  const flags = '🇳🇴'.repeat(20);
  expect(splitChange(`${flags} b`, `${flags} c`).start).toBe(`… ${'🇳🇴'.repeat(14)} `);
  expect(splitChange(`b ${flags}`, `c ${flags}`).end).toBe(` ${'🇳🇴'.repeat(14)} …`);
});
