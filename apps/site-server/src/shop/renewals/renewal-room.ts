import { renewalActions } from './renewal-actions';
import { renewalTexts } from './renewal-texts';

/** What renewals add to the server. */
export const renewalRoom = {
  actions: renewalActions,
  texts: renewalTexts,
  textsTitle: 'Emails about renewals',
};
