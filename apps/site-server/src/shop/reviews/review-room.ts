import { reviewActions } from './review-actions';
import { reviewTexts } from './review-texts';

/** What reviews add to the server. */
export const reviewRoom = {
  actions: reviewActions,
  texts: reviewTexts,
  textsTitle: 'Emails and pages of reviews',
};
