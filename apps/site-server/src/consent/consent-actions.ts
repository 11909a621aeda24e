import {
  allowsCategory,
  consentAddress,
  consentCategories,
  cookieBannerVersion,
} from '@frontage/census';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import type { Refusal } from '../http/action/refused';
import type { EndpointRequest } from '../http/endpoint';
import type { RateLimit } from '../http/rate-limit';
import { seeOther } from '../http/see-other';
import { pageManner } from '../pages/page-manner';
import { visitorConsent } from '../sites/visitor-consent';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import { formatConsentCookies, readConsentCookies } from './consent-cookies';
import { writeLedger, type LedgerChoice } from './ledger';
import { consentPage, type ConsentPageServices } from './consent-page';
import { shownBanner } from './shown-banner';

/** The services of consent. */
export interface ConsentServices extends ConsentPageServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Limits choices per network address. */
  consentLimit: RateLimit;
}

const { defineAction } = actionsFor<ConsentServices, Site, Refusal>(pageManner);

const language = z
  .string()
  .regex(/^[a-z\d-]{1,35}$/i)
  .optional()
  .catch(undefined);

const choiceBody = z.object({
  choice: z.enum(['accepted', 'refused']),
  /** Of what the banner said. */
  text: z
    .string()
    .regex(/^[\w-]{32}$/)
    .optional()
    .catch(undefined),
  language,
});

/** What visitors choose, and their own page. */
export const consentActions = [
  defineAction({
    method: 'GET',
    url: consentAddress,
    parameters: '?done=saved',
    about:
      "a visitor's own page: what was chosen and when, what the browser keeps, what is stored with " +
      'the visitor number, and buttons to accept, refuse or withdraw',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.literal('saved').optional().catch(undefined), lang: language }),
    run: () => ({}),
    json: false,
    page: (_nothing, { request, site, query }, services) =>
      consentPage(services, {
        request,
        site,
        language: query.lang,
        isSaved: query.done === 'saved',
      }),
  }),
  defineAction({
    method: 'POST',
    url: consentAddress,
    about:
      '`choice=accepted` or `refused`, with the `text` and `language` of the banner: writes it into ' +
      'the ledger and sets its cookies, for 30 days; 303 back to the page, or JSON',
    who: 'anyone',
    guard: 'origin',
    body: formBody(choiceBody),
    limit: [{ rate: 'consentLimit' }],
    async run({ request, site, body }, { store }) {
      const now = store.now();
      const earlier = readConsentCookies(request)?.consentId ?? '';
      const isAccepted = body.choice === 'accepted';
      const consentId = earlier === '' && isAccepted ? store.createId() : earlier;
      const shown = body.text === undefined ? undefined : shownBanner(site, body.language ?? '');
      const choice: LedgerChoice = {
        id: store.createId(),
        consentId,
        choice: body.choice,
        categories: allowedBy(site, request, body.choice),
        bannerVersion: cookieBannerVersion,
        textHash: body.text ?? '',
        language: body.language ?? '',
        hasSignal: request.headers['sec-gpc'] === '1',
        createdAt: now,
      };
      // A page that was opened before the words were changed says others.
      const isKnown = shown?.hash === body.text;
      await store.write((db) => writeLedger(db, site.id, choice, isKnown ? shown : undefined));
      return {
        choice: body.choice,
        kept: { decidedAt: now, consentId: isAccepted ? consentId : '' },
      };
    },
    json: ({ choice }) => ({ data: { choice } }),
    cookies: ({ choice, kept }, { request }) => formatConsentCookies(request, choice, kept),
    page: (_saved, { request }) => seeOther(pageBefore(request)),
  }),
];

function allowedBy(
  site: Site,
  { headers }: EndpointRequest,
  choice: LedgerChoice['choice'],
): readonly string[] {
  const state = visitorConsent(site, headers, choice);
  return consentCategories.filter((category) => allowsCategory(state, category));
}

/** The page of this site that a form was on, with its query; their own says what was done. */
function pageBefore({ headers: { referer = '' }, host }: EndpointRequest): string {
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  if (from?.host !== host) return '/';
  // Two slashes would name another host.
  const path = `/${from.pathname.replace(/^\/+/, '')}`;
  return path === consentAddress ? `${consentAddress}?done=saved` : path + from.search;
}
