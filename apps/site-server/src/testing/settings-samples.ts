import type { ActionSamples } from './action-sample';
import { settings as siteSettings } from './site-fixture';

/**
 * Requests about settings and a newsletter, which change nothing.
 *
 * @param newsletter the path of a newsletter with one subscriber, whose id is `reader`
 */
export function settingsSamples(newsletter: string): ActionSamples {
  const settings = '/config/settings';
  const wrong = { body: 'title=%00', status: 400 };
  const of = (subject: string): ActionSamples => ({
    [`GET ${settings}/${subject}`]: { status: 200 },
    [`POST ${settings}/${subject}`]: { body: '', status: 303, wrong },
  });
  const triedOf = (subject: string): ActionSamples => ({
    ...of(subject),
    [`GET ${settings}/${subject}/try`]: { status: 200 },
    [`POST ${settings}/${subject}/try`]: { body: '', status: 200, wrong },
  });
  const listOf = (list: string, entry: string): ActionSamples => ({
    [`GET ${settings}/${list}`]: { status: 200 },
    [`POST ${settings}/${list}`]: {
      body: 'do=up@gone',
      status: 303,
      wrong: { body: 'do=%00', status: 400 },
    },
    [`GET ${settings}/${list}/:entry`]: { url: `${settings}/${list}/${entry}`, status: 200 },
    [`POST ${settings}/${list}/:entry`]: {
      url: `${settings}/${list}/${entry}`,
      body: '',
      status: 303,
      wrong,
    },
    [`GET ${settings}/${list}/:entry/remove`]: {
      url: `${settings}/${list}/${entry}/remove`,
      status: 200,
    },
    [`POST ${settings}/${list}/:entry/remove`]: {
      url: `${settings}/${list}/gone/remove`,
      body: '',
      status: 404,
    },
  });
  return {
    ...subscriberSamples(newsletter),
    ...placeSamples,
    [`GET ${settings}`]: { status: 200 },
    ...of('general'),
    ...of('languages'),
    ...of('header-footer'),
    ...triedOf('announcement-bar'),
    ...triedOf('pop-up'),
    ...triedOf('info-bar'),
    ...triedOf('badge'),
    ...triedOf('cookies'),
    ...of('brand'),
    ...of('shop'),
    ...of('taxes'),
    ...of('newsletter'),
    ...of('visits'),
    ...of('mail'),
    [`POST ${settings}/mail/test`]: { body: '', status: 200 },
    ...listOf('shipping', 'post'),
    ...listOf('payments', 'transfer'),
    ...languageSamples(`${settings}/languages`),
    [`GET ${settings}/redirects`]: { status: 200 },
    [`POST ${settings}/redirects`]: {
      body: 'path=/old&target=/old',
      status: 400,
      wrong: { body: 'path=/old', status: 400 },
    },
    [`GET ${settings}/redirects/export`]: { status: 200 },
    [`POST ${settings}/redirects/remove`]: {
      body: 'do=remove@/old',
      status: 200,
      wrong: { body: 'do=%00', status: 400 },
    },
    'GET /config/upgrade': { status: 303 },
    'GET /config/trial-upgrade': { status: 303 },
    [`GET ${settings}/billing/upgrade`]: { status: 200 },
    [`GET ${settings}/billing/subscriptions/website`]: { status: 200 },
    [`GET ${settings}/header-footer/choices`]: {
      url: `${settings}/header-footer/choices?to=page`,
      status: 200,
    },
    'GET /api/site-header-footer': { status: 200 },
    'PUT /api/site-header-footer': {
      body: '{"header":{},"footer":{}}',
      status: 400,
      wrong: { body: '[]', status: 400 },
    },
    'GET /api/multilingual/settings': { status: 200 },
    'GET /api/multilingual/status': { status: 200 },
    'PUT /api/multilingual/languages': {
      body: '{"languages":[]}',
      status: 200,
      wrong: { body: '{"languages":"ar"}', status: 400 },
    },
    'DELETE /api/multilingual/connection': { status: 200 },
  };
}

/** Requests about a newsletter, which change nobody on it. */
function subscriberSamples(path: string): ActionSamples {
  const list = '/config/subscribers/:list';
  return {
    'GET /config/subscribers': { status: 200 },
    'GET /config/subscribers/export': { status: 200 },
    'POST /config/subscribers': {
      body: 'list=gone&email=nobody',
      status: 400,
      wrong: { body: 'email=%00', status: 400 },
    },
    [`GET ${list}`]: { url: path, status: 200 },
    [`POST ${list}`]: {
      url: path,
      body: 'email=nobody',
      status: 400,
      wrong: { body: 'email=%00', status: 400 },
    },
    [`GET ${list}/import`]: { url: `${path}/import`, status: 200 },
    [`POST ${list}/import`]: { url: `${path}/import`, body: 'table=', status: 400 },
    [`GET ${list}/export`]: { url: `${path}/export`, status: 200 },
    [`POST ${list}/remove`]: {
      url: `${path}/remove`,
      body: 'do=remove@gone',
      status: 303,
      wrong: { body: 'do=%00', status: 400 },
    },
  };
}

/** Requests about the words of the site's main language, and of one that it does not have. */
function languageSamples(path: string): ActionSamples {
  const words = `${path}/${siteSettings.locale}`;
  const wrong = { body: 'was-frame.skip=%00', status: 400 };
  return {
    [`GET ${path}/:tag`]: { url: words, status: 200 },
    [`POST ${path}/:tag`]: { url: words, body: '', status: 303, wrong },
    [`GET ${path}/:tag/export`]: { url: `${words}/export`, status: 200 },
    [`GET ${path}/:tag/header-footer`]: { url: `${path}/ar/header-footer`, status: 404 },
    [`POST ${path}/:tag/header-footer`]: {
      url: `${path}/ar/header-footer`,
      body: '',
      status: 404,
      wrong,
    },
    [`GET ${path}/:tag/remove`]: { url: `${path}/ar/remove`, status: 404 },
    [`POST ${path}/:tag/remove`]: {
      url: `${path}/ar/remove`,
      body: 'pages=keep',
      status: 404,
      wrong: { body: 'pages=burn', status: 400 },
    },
    [`GET ${path}/:tag/removed`]: { url: `${path}/ar/removed`, status: 404 },
    [`POST ${path}/:tag/removed`]: { url: `${path}/ar/removed`, body: '', status: 404 },
  };
}

/** Requests for places, of a server that knows large cities. */
const placeSamples: ActionSamples = {
  'GET /api/google-maps/places/autocomplete': {
    url: '/api/google-maps/places/autocomplete?input=Kes',
    status: 200,
  },
  'GET /api/videos': { url: '/api/videos?address=https%3A%2F%2Fvimeo.com%2F1', status: 200 },
  'GET /api/google-maps/places/details': {
    url: '/api/google-maps/places/details?placeId=city-keswick-united-kingdom',
    status: 200,
  },
};
