import { defineTexts } from '../../texts/block-texts';

/** The texts of the announcement bar. */
export const announcementTexts = defineTexts('announcement', {
  /** The name of the bar, for screen readers. */
  name: 'Announcement',
  close: 'Close',
});
