import { describe, expect, it } from 'vitest';
import {
  addLine,
  changeLine,
  moveInOutline,
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
});
