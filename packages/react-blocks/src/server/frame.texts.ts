import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The texts of a page's frame. */
export const frameTexts = defineTexts('frame', {
  /** The link that skips the navigation. */
  skip: 'Skip to content',
  /** The name of the navigation. */
  navigation: 'Main',
  /** On phones, the button that shows the navigation. */
  menu: 'Menu',
  /** The button that opens the links of a folder, where the folder is a link itself. */
  more: 'More in {title}',
  /** The name of the links to the same page in other languages. */
  languages: 'Language',
  /** The title of a page whose form was not submitted; a screen reader reads it first. */
  failed: 'Error: {title}',
  /** The title of a further page of a list. */
  numbered: '{title}, page {at}',
  /** The dialog after logout [2.05]. */
  loggedOutTitle: 'Logout Successful',
  loggedOut: 'You have been successfully logged out.',
  close: 'Close',
});

/** The same, ready for use. */
export type FrameTexts = SaidTexts<typeof frameTexts>;
