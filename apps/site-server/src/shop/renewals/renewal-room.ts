import { renewalTexts } from './renewal-texts';

/** What renewals of subscriptions bring to the server. */
export const renewalRoom = { texts: renewalTexts };
