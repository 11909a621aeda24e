import type { ActionSamples } from './action-sample';
import { areaFormSamples } from './area-form-samples';
import { settingsSamples } from './settings-samples';
import { goodPassword } from './sign-in-as';

/** Picks that nobody can have sent. */
const nothingSent = { body: 'do=%00', status: 400 };

/** Facts about a world's accounts. */
export interface AccountSampleFacts {
  /** The address of an account. */
  email: string;
  /** The path of a link that lets somebody in. */
  link: string;
  /** A message. */
  message: string;
  /** Its form. */
  form: string;
  /** The path of a newsletter with one subscriber, whose id is `reader`. */
  newsletter: string;
  /** A file of the message. */
  file: string;
  /** The path of an invitation's link. */
  invitation: string;
  /** An editor. */
  person: string;
  /** The path of a file in the area. */
  asset: string;
  /** The path of a page in the area. */
  page: string;
  /** The path of a preview of it. */
  preview: string;
  /** The path of a link that confirms an address. */
  address: string;
}

/** A request for each action of accounts. */
export function accountSamples({
  email,
  link,
  message,
  form,
  file,
  invitation,
  person,
  address,
  asset,
  page,
  preview,
  newsletter,
}: AccountSampleFacts): ActionSamples {
  const signIn = new URLSearchParams({ email, password: goodPassword }).toString();
  const unstorable = { body: 'email=%00', status: 400 };
  return {
    'GET /config/sign-in': { status: 200 },
    'POST /config/sign-in': { body: signIn, status: 303, wrong: unstorable },
    'GET /config/sign-in/code': { status: 303 },
    'POST /config/sign-in/code': {
      body: 'code=123456',
      status: 401,
      wrong: { body: 'code=%00', status: 400 },
    },
    'GET /config/account/second-factor': { status: 200 },
    'POST /config/account/second-factor': {
      body: 'offer=none&code=123456',
      status: 400,
      wrong: { body: 'code=%00', status: 400 },
    },
    'POST /config/account/second-factor/codes': { body: '', status: 303 },
    'POST /config/account/second-factor/off': {
      body: 'code=123456',
      status: 303,
      wrong: { body: 'code=%00', status: 400 },
    },
    'GET /config/account/passkeys': { status: 200 },
    'POST /config/account/passkeys': {
      body: 'name=Phone&passkey=none',
      status: 400,
      wrong: { body: 'name=%00', status: 400 },
    },
    'POST /config/account/passkeys/:id': {
      url: '/config/account/passkeys/gone',
      body: 'do=remove',
      status: 303,
      wrong: { body: 'do=dance', status: 400 },
    },
    'GET /config/tokens': { status: 200 },
    'POST /config/tokens': {
      body: 'name=Nightly&may=settings.auditLog',
      status: 200,
      wrong: { body: 'name=Nightly&may=everything', status: 400 },
    },
    'GET /config/tokens/export': { status: 200 },
    'POST /config/tokens/end': { body: 'do=end@gone', status: 303, wrong: nothingSent },
    'POST /api/auth/Logout': { status: 200 },
    'POST /config/sign-out': { body: '', status: 303 },
    'GET /config/sign-out': { status: 303 },
    'GET /config/link/:token': { url: link, status: 200 },
    // A password that will do would end the link, which is there for several requests.
    'POST /config/link/:token': {
      url: link,
      body: 'password=short',
      status: 400,
      wrong: unstorable,
    },
    'GET /config/forgot': { status: 200 },
    'POST /config/forgot': {
      body: new URLSearchParams({ email }).toString(),
      status: 200,
      wrong: unstorable,
    },
    'GET /config': { status: 200 },
    'POST /config/first-steps': {
      body: 'do=show',
      status: 303,
      wrong: { body: 'do=dance', status: 400 },
    },
    'GET /config/find': { status: 200 },
    'POST /config/views': {
      body: 'path=/config&query=q%3Djar&name=Jars',
      status: 303,
      wrong: { body: 'path=/config&query=q%3Djar&name=', status: 400 },
    },
    'POST /config/views/:id/remove': { url: '/config/views/gone/remove', body: '', status: 404 },
    'GET /config/find/menu.js': { status: 200 },
    'GET /config/messages': { status: 200 },
    'POST /config/messages': {
      body: 'do=read',
      status: 303,
      wrong: { body: 'do=%00', status: 400 },
    },
    'GET /config/messages/export': { url: `/config/messages/export?form=${form}`, status: 200 },
    'GET /config/messages/:id': { url: `/config/messages/${message}`, status: 200 },
    'GET /config/messages/:id/files/:file': {
      url: `/config/messages/${message}/files/${file}`,
      status: 200,
    },
    'POST /config/messages/:id/answer': {
      url: `/config/messages/${message}/answer`,
      body: 'once=0123456789ab&subject=&text=',
      status: 400,
      wrong: { body: 'once=%00', status: 400 },
    },
    'POST /config/messages/:id/note': {
      url: `/config/messages/${message}/note`,
      body: 'once=0123456789ab&text=',
      status: 400,
      wrong: { body: 'once=%00', status: 400 },
    },
    'POST /config/messages/:id': {
      url: `/config/messages/${message}`,
      body: 'mark=unread',
      status: 303,
      wrong: { body: 'mark=gone', status: 400 },
    },
    'GET /config/invitation/:token': { url: invitation, status: 200 },
    'POST /config/invitation/:token': {
      url: invitation,
      body: 'name=Eve&password=short',
      status: 400,
      wrong: { body: 'name=%00', status: 400 },
    },
    'GET /config/account': { status: 200 },
    'POST /config/account': {
      body: 'name=Ada',
      status: 303,
      wrong: { body: 'name=%00', status: 400 },
    },
    // A new address would be mailed a link, each time.
    'POST /config/account/email': { body: 'email=ada', status: 400, wrong: unstorable },
    'GET /config/address/:token': { url: address, status: 200 },
    'POST /config/address/:token': { url: address, body: '', status: 410 },
    ...peopleSamples(person),
    'GET /config/log': { status: 200 },
    'GET /config/log/export': { status: 200 },
    ...orderSamples(),
    'GET /config/pages': { status: 200 },
    'GET /config/pages/export': { status: 200 },
    'POST /config/pages': { body: 'do=publish@gone', status: 303, wrong: nothingSent },
    'GET /config/pages/new': { status: 200 },
    'POST /config/pages/new': {
      body: 'title=&with=nothing&do=draft',
      status: 400,
      wrong: { body: 'title=A&do=dance', status: 400 },
    },
    'GET /config/pages/:id': { url: page, status: 200 },
    // Of an earlier revision, so that the page stays as it is: it is there for several requests.
    'POST /config/pages/:id': {
      url: page,
      body: 'revision=0&title=Contact&slug=contact',
      status: 409,
      wrong: { body: 'revision=&title=%00', status: 400 },
    },
    'POST /config/pages/:id/publish': {
      url: `${page}/publish`,
      body: 'do=takeBack&revision=0',
      status: 409,
      wrong: { body: 'do=dance&revision=0', status: 400 },
    },
    'POST /config/pages/:id/draft': {
      url: `${page}/draft`,
      body: 'do=review&revision=0',
      status: 409,
      wrong: { body: 'do=publish&revision=0', status: 400 },
    },
    'GET /config/pages/:id/edit': { url: `${page}/edit`, status: 200 },
    'GET /config/pages/:id/changes': { url: `${page}/changes`, status: 200 },
    'POST /config/pages/:id/changes': {
      url: `${page}/changes`,
      body: 'key=none',
      status: 303,
      wrong: { body: 'key=', status: 400 },
    },
    'GET /config/pages/:id/compare': { url: `${page}/compare?from=1&to=1`, status: 200 },
    'POST /config/pages/:id/compare': {
      url: `${page}/compare`,
      body: `from=1&to=1&block=${'0'.repeat(24)}`,
      status: 303,
      wrong: { body: 'from=x&to=1&block=1', status: 400 },
    },
    'GET /config/links': { status: 200 },
    'GET /config/pages/:id/previews': { url: `${page}/previews`, status: 200 },
    'POST /config/pages/:id/previews': {
      url: `${page}/previews`,
      body: 'do=add&days=7',
      status: 303,
      wrong: { body: 'do=add&days=9', status: 400 },
    },
    'GET /config/pages/:id/versions': { url: `${page}/versions`, status: 200 },
    'GET /config/pages/:id/versions/:number': { url: `${page}/versions/1`, status: 200 },
    'GET /config/pages/:id/versions/:number/shown': {
      url: `${page}/versions/1/shown`,
      status: 200,
    },
    // Of an earlier revision, so that the page stays as it is.
    'POST /config/pages/:id/versions': {
      url: `${page}/versions`,
      body: 'number=1&revision=0',
      status: 409,
      wrong: { body: 'number=x&revision=0', status: 400 },
    },
    'GET /config/pages/:id/shown': { url: `${page}/shown`, status: 200 },
    'GET /config/pages/:id/steps': { url: `${page}/steps?of=past&before=9`, status: 200 },
    'GET /config/pages/:id/choices': { url: `${page}/choices?to=page`, status: 200 },
    'GET /config/pages/:id/edits': { url: `${page}/edits`, status: 200 },
    'POST /config/pages/:id/edits': {
      url: `${page}/edits`,
      body: '{"after":0,"edits":[]}',
      status: 200,
      wrong: { body: '{"after":0,"edits":[{}]}', status: 400 },
    },
    'POST /config/pages/:id/presence': {
      url: `${page}/presence`,
      body: '{"tab":"0123456789abcdef01234567"}',
      status: 200,
      wrong: { body: '{"tab":"x"}', status: 400 },
    },
    'GET /config/patterns': { status: 200 },
    'POST /config/patterns': {
      body: '{"do":"remove","id":"0123456789abcdef01234567"}',
      status: 200,
      wrong: { body: '{"do":"add"}', status: 400 },
    },
    'GET /config/preview/:token': { url: preview, status: 200 },
    ...assetSamples(asset),
    ...settingsSamples(newsletter),
    'GET /config/products': { status: 200 },
    'POST /config/products': {
      body: 'row-0=["jar","small",0]&stock-0=many',
      status: 400,
      wrong: { body: 'row-0=%00', status: 400 },
    },
    'GET /config/download': { url: '/config/download?of=/config/log/export', status: 200 },
    ...areaFormSamples(form),
    'GET /config/sign-ins': { status: 200 },
    'POST /config/sign-ins': {
      body: 'end=nobody',
      status: 303,
      wrong: { body: 'end=', status: 400 },
    },
  };
}

/** Requests about people. What would end a session of one of them is refused for another reason. */
function peopleSamples(person: string): ActionSamples {
  const people = '/config/people';
  const wrong = { body: 'role=king', status: 400 };
  return {
    'GET /config/': { status: 303 },
    'GET /config/members': { status: 200 },
    'GET /config/members/export': { status: 200 },
    'POST /config/members': { body: 'do=remove@gone', status: 303, wrong: nothingSent },
    'GET /config/members/invite': { status: 200 },
    'POST /config/members/invite': {
      body: 'name=Eve&email=eve%40b.example',
      status: 303,
      wrong: { body: 'name=Eve&email=eve', status: 400 },
    },
    'GET /config/members/:id': { url: '/config/members/none', status: 404 },
    'GET /config/members/:id/remove': { url: '/config/members/none/remove', status: 404 },
    'POST /config/members/:id/remove': {
      url: '/config/members/none/remove',
      body: '',
      status: 404,
    },
    'GET /config/people': { status: 200 },
    'GET /config/people/export': { status: 200 },
    'GET /config/people/roles': { status: 200 },
    'GET /config/people/invite': { status: 200 },
    'POST /config/people/invite': { body: 'email=eve%40b.example', status: 400, wrong },
    'POST /config/people/invitations/:id': {
      url: `${people}/invitations/gone`,
      body: 'do=again',
      status: 409,
      wrong: { body: 'do=dance', status: 400 },
    },
    'GET /config/people/:id': { url: `${people}/${person}`, status: 200 },
    'POST /config/people/:id': {
      url: `${people}/${person}`,
      body: 'role=editor&role=billing',
      status: 303,
      wrong,
    },
    'GET /config/people/:id/remove': { url: `${people}/${person}/remove`, status: 200 },
    'GET /config/people/:id/second-factor': {
      url: `${people}/${person}/second-factor`,
      status: 200,
    },
    'POST /config/people/:id/second-factor': {
      url: `${people}/${person}/second-factor`,
      body: '',
      status: 409,
    },
    'POST /config/people/:id/remove': { url: `${people}/gone/remove`, body: '', status: 404 },
  };
}

/** Requests about the paid order 1001, which stays as it is: it is there for several requests. */
function orderSamples(): ActionSamples {
  const order = '/config/orders/1001';
  const wrong = { body: 'tracking=%00', status: 400 };
  return {
    'GET /config/numbers': { status: 200 },
    'GET /config/numbers/export': { status: 200 },
    'GET /config/numbers/products/export': { status: 200 },
    'GET /config/orders': { status: 200 },
    'POST /config/orders': { body: 'do=sent', status: 303, wrong: nothingSent },
    'GET /config/orders/export': { status: 200 },
    'GET /config/orders/:number': { url: order, status: 200 },
    'GET /config/orders/:number/sent': { url: `${order}/sent`, status: 200 },
    'GET /config/orders/:number/paid': { url: `${order}/paid`, status: 409 },
    'GET /config/orders/:number/cancel': { url: `${order}/cancel`, status: 409 },
    'GET /config/orders/:number/refund': { url: `${order}/refund`, status: 200 },
    // It asks for nothing, so nothing is refunded.
    'POST /config/orders/:number/refund': {
      url: `${order}/refund`,
      body: 'key=1&version=1',
      status: 409,
      wrong: { body: 'key=', status: 400 },
    },
    'POST /config/orders/:number/refund/retry': { url: `${order}/refund/retry`, status: 303 },
    'GET /config/orders/:number/slip': { url: `${order}/slip`, status: 200 },
    'GET /config/orders/:number/invoice': { url: `${order}/invoice`, status: 200 },
    'POST /config/orders/:number/sent': {
      url: `${order}/sent`,
      body: 'tracking=soon',
      status: 400,
      wrong,
    },
    'POST /config/orders/:number/paid': { url: `${order}/paid`, body: '', status: 409, wrong },
    'POST /config/orders/:number/cancel': { url: `${order}/cancel`, body: '', status: 409, wrong },
  };
}

/** Requests about a file, which stays: it is there for several requests. */
function assetSamples(asset: string): ActionSamples {
  return {
    'GET /config/files': { status: 200 },
    'GET /config/files/export': { status: 200 },
    'POST /config/files/delete': { body: 'do=delete@gone', status: 303, wrong: nothingSent },
    // The samples are sent as the controls of a form without files.
    'POST /config/files': { body: '', status: 400, wrong: { body: 'a=b', status: 400 } },
    'GET /config/files/:id': { url: asset, status: 200 },
    'POST /config/files/:id': {
      url: asset,
      body: 'seen=other&name=a.png&alt=&x=50&y=50',
      status: 409,
      wrong: { body: 'name=%00', status: 400 },
    },
    'POST /config/files/:id/delete': {
      url: '/config/files/gone/delete',
      body: '',
      status: 404,
      wrong: { body: 'although=never', status: 400 },
    },
  };
}
