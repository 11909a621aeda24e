import { describe, expect, it } from 'vitest';
import { formatPopupRecord, mayShowPopup, readPopupRecord } from './popup.model';

const day = 24 * 60 * 60 * 1_000;
const now = 1_800_000_000_000;
const settings = {
  style: 'overlay',
  enableMobile: true,
  version: 3,
  showUntilSignup: false,
  displayFrequency: 7,
};
const closed = (days: number, over = {}) => ({
  version: 3,
  submitted: false,
  dateClosed: now - days * day,
  ...over,
});

it('[3.23a] the record has the keys date-closed, version and submitted', () => {
  const text = formatPopupRecord(closed(1, { submitted: true }));
  expect(JSON.parse(text)).toEqual({ 'date-closed': now - day, version: 3, submitted: true });
  expect(readPopupRecord(text)).toEqual(closed(1, { submitted: true }));
});

it.each([null, '', '{', '[]', 'null', '{"version":3}', '{"date-closed":"1","version":3}'])(
  '[3.23a] %j is no record',
  (text) => expect(readPopupRecord(text)).toBeUndefined(),
);

describe('[3.23b] a pop-up is shown', () => {
  const rows: [string, object, ReturnType<typeof closed> | undefined, boolean][] = [
    ['to whoever has not seen it', {}, undefined, true],
    ['not before its days are over', {}, closed(6.9), false],
    ['once its days are over', {}, closed(7), true],
    ['to whoever closed another version', {}, closed(1, { version: 2 }), true],
    ['never again at minus one', { displayFrequency: -1 }, closed(9_000), false],
    ['at minus one, in another version', { displayFrequency: -1 }, closed(1, { version: 2 }), true],
    ['on another visit at nought', { displayFrequency: 0 }, closed(0), true],
    ['again to whoever signed up', {}, closed(8, { submitted: true }), true],
    ['until somebody signs up', { showUntilSignup: true }, closed(8, { submitted: true }), false],
    ['to whoever has not signed up', { showUntilSignup: true }, closed(8), true],
  ];
  it.each(rows)('%s', (_title, over, record, expected) => {
    const here = { now, isClosedInVisit: false };
    expect(mayShowPopup({ ...settings, ...over }, record, here)).toBe(expected);
  });

  it('not twice in one visit', () => {
    const here = { now, isClosedInVisit: true };
    expect(mayShowPopup({ ...settings, displayFrequency: 0 }, closed(0), here)).toBe(false);
  });
});
