import { rememberedLifetime } from './sessions';

/**
 * The `Max-Age` of a session's cookie, in seconds: 0 ends it, undefined lets it end with the
 * browser.
 *
 * @param token of the session; undefined where there is none any more
 */
export function cookieAge(token: string | undefined, isRemembered: boolean): number | undefined {
  if (token === undefined) return 0;
  return isRemembered ? rememberedLifetime / 1000 : undefined;
}
