import { describe, expect, it } from 'vitest';
import type { Who } from '../http/action/who';
import { allActions } from './all-actions';

/*
 * What `all-actions.test.ts` tries follows from what each action says of itself. Here is what may
 * say so little: an action that loses its permission is in a list that it was not in.
 */

describe('[6.06d] without a permission of their own', () => {
  const listed = (who: Who) =>
    allActions
      .filter((action) => action.who === who)
      .flatMap(({ addresses }) => addresses)
      .filter(({ url }) => url.startsWith('/config'))
      .map(({ method, url }) => `${method} ${url}`);

  it('are those addresses of the area that are about oneself, and no other', () => {
    expect(listed('contributor').sort()).toEqual([
      'GET /config',
      'GET /config/account',
      'GET /config/account/passkeys',
      'GET /config/account/second-factor',
      'GET /config/download',
      'GET /config/find',
      'GET /config/sign-ins',
      'POST /config/account',
      'POST /config/account/email',
      'POST /config/account/passkeys',
      'POST /config/account/passkeys/:id',
      'POST /config/account/second-factor',
      'POST /config/account/second-factor/codes',
      'POST /config/account/second-factor/off',
      'POST /config/sign-ins',
      'POST /config/views',
      'POST /config/views/:id/remove',
    ]);
  });

  it('for everybody are those that lead in or out, and no other', () => {
    expect(listed('anyone').sort()).toEqual([
      'GET /config/',
      'GET /config/address/:token',
      'GET /config/find/menu.js',
      'GET /config/forgot',
      'GET /config/invitation/:token',
      'GET /config/link/:token',
      'GET /config/preview/:token',
      'GET /config/sign-in',
      'GET /config/sign-in/code',
      'GET /config/sign-out',
      'POST /config/address/:token',
      'POST /config/forgot',
      'POST /config/invitation/:token',
      'POST /config/link/:token',
      'POST /config/sign-in',
      'POST /config/sign-in/code',
      'POST /config/sign-out',
    ]);
  });
});
