/** What the dialog of preview links says. In English, as is the whole area. */
export const previewLinkTexts = {
  heading: 'Preview links',
  intro:
    'Anyone with such a link sees the newest version, without signing in, until the link ends.',
  loading: 'Loading …',
  couldNotLoad: 'The links could not be loaded. Try again later.',
  pageDeleted: 'This page was deleted. Its links work again once it is restored.',
  full: 'This page has as many links as it may have. End one first.',
  none: 'No preview link is live.',
  until: (time: string) => `Until ${time}`,
  link: (time: string) => `Link until ${time}`,
  copy: 'Copy',
  copyOf: (time: string) => `Copy the link until ${time}`,
  copied: 'Copied.',
  end: 'End now',
  endOf: (time: string) => `End now: the link until ${time}`,
  ended: 'The link has ended.',
  lasts: 'How long it lasts',
  days: { 1: 'One day', 7: 'Seven days', 30: 'Thirty days' },
  make: 'Make a preview link',
  made: 'The link is made.',
  close: 'Close',
} as const;
