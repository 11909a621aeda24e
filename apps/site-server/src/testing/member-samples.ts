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
    'GET /account/join': { status: 200 },
    'POST /account/join': {
      body: 'name=Ada&email=ada@example.com',
      status: 403,
      wrong: unstorable,
    },
    'GET /account/forgot': { status: 200 },
    'POST /account/forgot': { body: 'email=ada@example.com', status: 200, wrong: unstorable },
    'GET /account/link/:token': { url: '/account/link/none', status: 410 },
    'POST /account/link/:token': {
      url: '/account/link/none',
      body: 'password=x',
      status: 410,
      over: 410,
    },
    ...ownSamples(),
  };
}

/** Requests about what is a member's own; nothing is changed, since it is there for several. */
function ownSamples(): ActionSamples {
  const wrong = { body: `password=${'x'.repeat(1001)}`, status: 400 };
  return {
    'GET /account': { status: 200 },
    'GET /account/export': { status: 200 },
    'POST /account/profile': {
      body: 'name=',
      status: 400,
      wrong: { body: 'name=%00', status: 400 },
    },
    'POST /account/email': {
      body: 'newEmail=none',
      status: 400,
      wrong: { body: 'newEmail=%00', status: 400 },
    },
    'POST /account/password': { body: 'oldPassword=x', status: 400, wrong },
    'POST /account/sessions': { body: '', status: 303 },
    'POST /account/subscription': {
      body: 'subscription=none',
      status: 303,
      wrong: { body: 'subscription=%00', status: 400 },
    },
    'POST /account/leave': {
      body: 'leavePassword=x',
      status: 400,
      wrong: { body: `leavePassword=${'x'.repeat(1001)}`, status: 400 },
    },
  };
}
