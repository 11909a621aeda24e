import type { ActionSamples } from './action-sample';
import { goodPassword } from './sign-in-as';

/** A request for each action of members, one of whom has that address. */
export function memberSamples(email: string): ActionSamples {
  const login = { email, password: goodPassword };
  const unstorable = { body: 'email=%00', status: 400 };
  return {
    'GET /account/sign-in': { status: 200 },
    'POST /api/site-users/account/session': {
      body: JSON.stringify({ ...login, rememberMe: false }),
      status: 200,
      wrong: { body: '{}', status: 400 },
    },
    'POST /account/session': {
      body: new URLSearchParams(login).toString(),
      status: 303,
      wrong: unstorable,
    },
    'GET /account/session': { status: 303 },
    'DELETE /api/site-users/account/session': { status: 200 },
    'POST /account/sign-out': { body: '', status: 303 },
    'GET /account/sign-out': { status: 303 },
  };
}
