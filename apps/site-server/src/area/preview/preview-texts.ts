import { englishTexts } from '../../texts/server-texts';

/** What the area says around the site in its frame. In English, as is the whole area. */
const previewTexts = {
  title: 'Your site',
  frame: 'Your site',
  open: 'Open the page',
  full: 'Fill the window',
  leave: 'Back to the area',
  guide: 'Keys',
  escapeHere: 'Escape fills the window with your site, and brings you back.',
  escapeThere: 'On a page of your site, Escape opens it here.',
  signOut: 'On a page of your site, Shift and Escape sign you out.',
  close: 'Escape closes this list first.',
} as const;

/** Gives a text around the frame. */
export const { say: sayOfPreview } = englishTexts(previewTexts);
