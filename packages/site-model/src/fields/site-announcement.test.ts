import { expect, it } from 'vitest';
import { readSiteAnnouncement } from './site-announcement';

it('[6.03] an announcement bar that is absent or wrong is one that is not shown', () => {
  const none = { isShown: false, words: [], tone: 'accent' };
  for (const raw of [undefined, null, 'Hello', [], { isShown: 'on', words: 7, tone: 'loud' }])
    expect(readSiteAnnouncement(raw)).toEqual(none);
});

it('[6.03] keeps its words, without addresses that run code', () => {
  const words = ['Open ', { text: 'today', href: '/visit' }, { text: 'x', href: 'javascript:1' }];
  expect(readSiteAnnouncement({ isShown: true, words, tone: 'dark' })).toEqual({
    isShown: true,
    words: ['Open ', { text: 'today', href: '/visit' }, { text: 'x' }],
    tone: 'dark',
  });
});
