import { englishTexts } from '../../texts/server-texts';

/** What the area says about links to previews. In English, as is the whole area. */
const previewTexts = {
  title: 'Preview links of “{title}”',
  back: 'Back to the page',
  intro:
    'Anyone with such a link sees the newest version of this page, without signing in, until the link ends.',
  none: 'No preview link is live.',
  link: 'Link',
  ends: 'Ends',
  madeBy: 'Made by',
  end: 'End now',
  endOf: 'End now: the link until {time}',
  open: 'Open the link until {time}',
  copy: 'Copy',
  copied: 'Copied',
  lasts: 'How long it lasts',
  day: 'One day',
  week: 'Seven days',
  month: 'Thirty days',
  make: 'Make a preview link',
  madeDone: 'The link is made. Copy it to whoever should see the page.',
  endedDone: 'The link has ended. Whoever opens it is told so.',
  full: 'This page has {count} live links. End one first.',
} as const;

/** Gives a text about links to previews. */
export const { say: sayOfPreviews } = englishTexts(previewTexts);
