import { defineTexts } from '../../texts/block-texts';

/** The texts of the date of a page. */
export const pageDateTexts = defineTexts('page-date', {
  changed: 'Last changed',
  now: 'just now',
  /** Less than a minute; `ago` is `10 seconds ago`, in the language of the page. */
  about: 'about {ago}',
});
