import { describe, expect, it } from 'vitest';
import {
  addLine,
  changeLine,
  moveInOutline,
  nestInOutline,
  removeFromOutline,
  stepInOutline,
} from './move-in-outline';
import { formatOutline, readOutline } from './outline';

const links = 'Pots | /work\nShop | /shop\nArabic | /ar | ar';
const columns = 'Where\nThe old net loft\nMap | /visit\n\nFind\nSearch | /search';

describe('[3.50] the outline of header and footer', () => {
  it.each([
    ['links', links],
    ['columns', columns],
    ['links', ''],
    ['columns', 'Empty'],
    ['links', 'Wrong'],
    ['links', 'Too | /many | ar | parts'],
  ] as const)('loses nothing of %s: %j', (kind, text) => {
    expect(formatOutline(readOutline(text, kind))).toBe(text);
  });

  it('is moved by line, from group to group, and by group', () => {
    const outline = readOutline(columns, 'columns');
    const text = (from: object, to: object) =>
      formatOutline(moveInOutline(outline, { group: 0, ...from }, { group: 0, ...to }));
    expect(text({ line: 0 }, { line: 1 })).toBe(
      'Where\nMap | /visit\nThe old net loft\n\nFind\nSearch | /search',
    );
    expect(text({ line: 1 }, { group: 1, line: 0 })).toBe(
      'Where\nThe old net loft\n\nFind\nMap | /visit\nSearch | /search',
    );
    expect(text({}, { group: 1 })).toBe(
      'Find\nSearch | /search\n\nWhere\nThe old net loft\nMap | /visit',
    );
    expect(text({ line: 7 }, { line: 0 })).toBe(columns);
  });

  it('a step goes on into the next group, and ends at the ends', () => {
    const outline = readOutline(columns, 'columns');
    expect(stepInOutline(outline, { group: 0, line: 0 }, 1)).toEqual({ group: 0, line: 1 });
    expect(stepInOutline(outline, { group: 0, line: 1 }, 1)).toEqual({ group: 1, line: 0 });
    expect(stepInOutline(outline, { group: 1, line: 0 }, -1)).toEqual({ group: 0, line: 2 });
    expect(stepInOutline(outline, { group: 0, line: 0 }, -1)).toBeUndefined();
    expect(stepInOutline(outline, { group: 1, line: 0 }, 1)).toBeUndefined();
    expect(stepInOutline(outline, { group: 0 }, 1)).toEqual({ group: 1 });
    expect(stepInOutline(outline, { group: 0 }, -1)).toBeUndefined();
  });

  it('is added to, changed and taken from; what divides parts is none of a text', () => {
    const outline = readOutline(links, 'links');
    const added = addLine(outline, { group: 0, line: 1 }, { text: 'A | B', href: '/a' });
    expect(formatOutline(added)).toBe('Pots | /work\nA   B | /a\nShop | /shop\nArabic | /ar | ar');
    expect(formatOutline(changeLine(outline, { group: 0, line: 0 }, { href: '' }))).toBe(
      'Pots\nShop | /shop\nArabic | /ar | ar',
    );
    expect(formatOutline(removeFromOutline(outline, { group: 0, line: 2 }))).toBe(
      'Pots | /work\nShop | /shop',
    );
  });

  const folders = 'Pots | /work\nShop\n- Bowls | /bowls\n- Cups | /cups\nVisit | /visit';

  it('has folders, of which nothing is lost', () => {
    expect(formatOutline(readOutline(folders, 'links'))).toBe(folders);
    const nameless = changeLine(readOutline(folders, 'links'), { group: 0, line: 1 }, { text: '' });
    expect(formatOutline(nameless)).toBe(folders.replace('Shop', '|'));
    expect(formatOutline(readOutline('- Bowls | /bowls', 'columns'))).toBe('- Bowls | /bowls');
  });

  it.each([
    // A folder takes its links along, past other lines, and is put into none.
    [
      { line: 1 },
      { line: 0 },
      'Shop\n- Bowls | /bowls\n- Cups | /cups\nPots | /work\nVisit | /visit',
    ],
    [
      { line: 0 },
      { line: 2 },
      'Shop\n- Bowls | /bowls\n- Pots | /work\n- Cups | /cups\nVisit | /visit',
    ],
    [
      { line: 2 },
      { line: 3 },
      'Pots | /work\nShop\n- Cups | /cups\n- Bowls | /bowls\nVisit | /visit',
    ],
    [
      { line: 2 },
      { line: 0, isInside: true },
      'Bowls | /bowls\nPots | /work\nShop\n- Cups | /cups\nVisit | /visit',
    ],
    [{ line: 4 }, { line: 4, isInside: true }, `${folders.slice(0, -14)}- Visit | /visit`],
  ] as const)('a line at %j is put at %j, in a folder or not', (from, to, text) => {
    const outline = readOutline(folders, 'links');
    const moved = moveInOutline(outline, { group: 0, ...from }, { group: 0, ...to });
    expect(formatOutline(moved)).toBe(text);
  });

  it('a line steps out of its folder, and past a folder; what is removed frees its links', () => {
    const outline = readOutline(folders, 'links');
    const step = (line: number, by: -1 | 1) => {
      const to = stepInOutline(outline, { group: 0, line }, by);
      return to && formatOutline(moveInOutline(outline, { group: 0, line }, to));
    };
    expect(step(0, 1)).toMatch(/^Shop\n- Bowls.*\n- Cups.*\nPots.*\nVisit/);
    expect(step(4, -1)).toMatch(/^Pots.*\nVisit.*\nShop\n- Bowls/);
    expect(step(2, -1)).toMatch(/^Pots.*\nBowls.*\nShop\n- Cups/);
    expect(step(3, 1)).toMatch(/- Bowls.*\nCups.*\nVisit/);
    expect(step(1, 1)).toMatch(/Visit.*\nShop\n- Bowls.*\n- Cups.*$/);
    expect([step(0, -1), step(4, 1)]).toEqual([undefined, undefined]);
    expect(formatOutline(removeFromOutline(outline, { group: 0, line: 1 }))).toBe(
      'Pots | /work\nBowls | /bowls\nCups | /cups\nVisit | /visit',
    );
  });

  it('a line is put into the folder above it, and taken out', () => {
    const outline = readOutline(folders, 'links');
    const nest = (line: number, isInside: boolean) => {
      const to = nestInOutline(outline, { group: 0, line }, isInside);
      return to && formatOutline(moveInOutline(outline, { group: 0, line }, to));
    };
    expect(nest(4, true)).toMatch(/- Cups.*\n- Visit/);
    expect(nest(2, false)).toMatch(/Shop\n- Cups.*\nBowls.*\nVisit/);
    expect([nest(0, true), nest(1, true), nest(0, false)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
