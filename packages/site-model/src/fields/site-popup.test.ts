import { expect, it } from 'vitest';
import { readSitePopup } from './site-popup';

const id = 'a'.repeat(24);

it('[3.23b] a pop-up that is absent or wrong is one that is not shown', () => {
  const none = readSitePopup(undefined);
  expect(none).toMatchObject({ isShown: false, title: '', version: 1, displayFrequency: 14 });
  const wrong = { isShown: 1, title: 7, nodes: 'x', assetId: '../x', delay: -1, style: 'loud' };
  for (const raw of [null, [], 'x', wrong, { displayFrequency: -2 }, { version: 1.5 }])
    expect(readSitePopup({ ...Object(raw), nodes: [] })).toEqual(none);
});

it('[3.23b] has its fields, minus one for never again among them', () => {
  const popup = {
    isShown: true,
    version: 4,
    title: 'Letters',
    nodes: [{ kind: 'paragraph' as const, words: ['Twice a year.'] }],
    assetId: id,
    formId: '',
    button: { text: 'Go', href: '/go' },
    style: 'corner' as const,
    enableMobile: false,
    showUntilSignup: true,
    displayFrequency: -1,
    delay: 0,
  };
  expect(readSitePopup(popup)).toEqual(popup);
  expect(readSitePopup({ ...popup, button: { text: 'x', href: 'javascript:1' } }).button.href).toBe(
    '',
  );
});
