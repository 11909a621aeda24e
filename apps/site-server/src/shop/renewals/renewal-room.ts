import { renewalTexts } from './renewal-texts';

/** What renewals add to the server. */
export const renewalRoom = { texts: renewalTexts };
