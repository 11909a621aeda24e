import { createSessionCookie } from '../sign-in/session-cookie';

/** The cookie of those who look after a site. */
export const contributorCookie = createSessionCookie('CONTRIBUTOR');
