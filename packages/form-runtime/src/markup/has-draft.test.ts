import { expect, it } from 'vitest';
import { hasDraft } from './has-draft';

/** A window whose storage holds these names. */
function storing(...names: readonly string[]): Window {
  // Only the names are looked at.
  return { localStorage: Object.fromEntries(names.map((name) => [name, '{}'])) } as never;
}

it('is there for any form of the site, and not for what else is stored', () => {
  expect([
    hasDraft(storing('theme', 'frontage:form:65000000fa75cafcc9f6de54')),
    hasDraft(storing('theme', 'frontage:cart')),
    hasDraft(storing()),
  ]).toEqual([true, false, false]);
});

it('is not there where the browser forbids to look', () => {
  const closed = {
    get localStorage(): Storage {
      throw new DOMException('no cookies', 'SecurityError');
    },
  };
  expect(hasDraft(closed)).toBe(false);
});
