import { consentAddress, readConsentChoice } from '@frontage/census';
import type { PageMessage } from '@frontage/react-blocks/server';
import { cookiePolicy } from '@frontage/site-model';
import type { EventStore } from '../census/events/event-store';
import { visitorCookie, visitorToken } from '../sites/visitor-token';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';
import { homeLink } from '../pages/refusal-message';
import type { PageServices } from '../pages/page-services';
import { readCookieSettings } from '../sites/read-cookie-settings';
import { serverTexts } from '../sites/server-texts';
import type { Site } from '../sites/site-settings';
import { siteTimeZone } from '../sites/site-time-zone';
import { generalTexts } from '../texts/general-texts';
import { readConsentCookies } from './consent-cookies';
import { consentTexts } from './consent-texts';
import { listNamedCookies } from './list-named-cookies';
import { listVisitorEvents } from './list-visitor-events';
import { shownBanner } from './shown-banner';

/** The services of a visitor's page. */
export interface ConsentPageServices extends Pick<PageServices, 'system'> {
  events: Pick<EventStore, 'listVisitor'>;
}

/** The page that a visitor asks for. */
export interface ConsentVisit {
  readonly request: EndpointRequest;
  readonly site: Site;
  /** BCP 47. @default the site's */
  readonly language?: string | undefined;
  /** Whether the choice was just saved. @default false */
  readonly isSaved?: boolean;
}

const pageTexts = { ...generalTexts, ...consentTexts };

/** How many of a visitor's events the page shows. */
const mostEvents = 50;

/**
 * Answers with a visitor's own page: the choice and what to make of it, what the browser keeps, and
 * what was sent. It works without scripts, and on a site that does not ask.
 */
export async function consentPage(
  { system, events: kept }: ConsentPageServices,
  { request, site, language, isSaved = false }: ConsentVisit,
): Promise<EndpointReply> {
  const texts = serverTexts(pageTexts, site.settings, language);
  const visitor = visitorToken(readCookie(request.headers.cookie, visitorCookie));
  const events = await listVisitorEvents(kept, site.id, visitor, mostEvents);
  const write = timeWriter(texts.lang, siteTimeZone(site));
  const cookies = listNamedCookies(request.headers.cookie);
  const message: PageMessage = {
    title: texts.say('consentTitle'),
    text: [
      ...(isSaved ? [texts.say('consentStored')] : []),
      ...describeChoice({ request, site }, texts.say, write),
    ],
    choices: {
      action: consentAddress,
      fields: { text: shownBanner(site, texts.lang).hash, language: texts.lang },
      options: offeredChoices(request, texts.say),
    },
    entries: [
      { title: texts.say(cookies.length > 0 ? 'consentKept' : 'consentKeptNothing'), text: '' },
      ...cookies.map(({ name, purpose }) => ({ title: name, text: texts.say(purpose) })),
      { title: texts.say(events.length > 0 ? 'consentSent' : 'consentSentNothing'), text: '' },
      ...events.map(({ name, page, receivedAt, data }) => ({
        title: `${write(receivedAt)} · ${name} · ${page}`,
        text: data,
      })),
    ],
    link: homeLink(texts),
  };
  return system.message(site, request, { status: 200, message, texts, withoutBanner: true });
}

type Say = ReturnType<typeof serverTexts<keyof typeof pageTexts>>['say'];

function describeChoice(
  { request, site }: Pick<ConsentVisit, 'request' | 'site'>,
  say: Say,
  write: (time: number) => string,
): readonly string[] {
  const choice = readConsentChoice(request.headers.cookie);
  const kept = readConsentCookies(request);
  const policy = cookiePolicy(readCookieSettings(site.settings));
  const hasSignal = request.headers['sec-gpc'] === '1';
  const time = kept ? write(kept.decidedAt) : say('consentSince');
  const undecided = policy.isCookieBannerEnabled ? 'consentUndecided' : 'consentNotAsked';
  return [
    ...(choice === 'undecided'
      ? [say(undecided)]
      : [say(choice === 'accepted' ? 'consentAccepted' : 'consentRefused', { time })]),
    ...(hasSignal ? [say('consentSignal')] : []),
    ...(kept && kept.consentId !== ''
      ? [say('consentVersion', { version: kept.bannerVersion, id: kept.consentId })]
      : []),
  ];
}

/** What was not chosen can be; what was accepted is withdrawn. */
function offeredChoices(request: EndpointRequest, say: Say) {
  const accept = { value: 'accepted', text: say('consentAccept') };
  const choice = readConsentChoice(request.headers.cookie);
  if (choice === 'accepted') return [{ value: 'refused', text: say('consentWithdraw') }];
  if (choice === 'refused') return [accept];
  return [accept, { value: 'refused', text: say('consentRefuse') }];
}

function timeWriter(language: string, timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (time) => format.format(time);
}
