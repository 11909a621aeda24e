import type { PageMessage } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import type { PageServices } from '../pages/page-services';
import { homeLink } from '../pages/refusal-message';
import { serverTexts } from '../sites/server-texts';
import type { Site } from '../sites/site-settings';
import { generalTexts } from '../texts/general-texts';
import { englishTexts } from '../texts/server-texts';
import { newsletterTexts } from './newsletter-texts';

type NewsletterCode = keyof typeof newsletterTexts;

/** The content of a link's page. */
interface NewsletterPage {
  readonly title: NewsletterCode;
  readonly text: NewsletterCode;
  /** The button, and what it posts. @default none: nothing is left to do but to go home */
  readonly button?: { readonly text: NewsletterCode; readonly query: string };
}

/** The request of a link. */
interface NewsletterRequest {
  readonly request: EndpointRequest;
  /** The subscriber's: several sites may send links to one address. */
  readonly site: Site | undefined;
  /** Of the page that sent the form, BCP 47. @default the site's */
  readonly lang: string | undefined;
}

const pageTexts = { ...generalTexts, ...newsletterTexts };

/**
 * Renders the page of a link in a newsletter's mails [2.16].
 *
 * @param status HTTP status
 * @param asked the request, and the site of its subscriber
 * @param page which page
 */
export async function newsletterPage(
  { system }: Pick<PageServices, 'system'>,
  status: number,
  { request, site, lang }: NewsletterRequest,
  { title, text, button }: NewsletterPage,
): Promise<EndpointReply> {
  const texts = site ? serverTexts(pageTexts, site.settings, lang) : englishTexts(pageTexts);
  const message: PageMessage = {
    title: texts.say(title),
    text: [texts.say(text)],
    ...(button
      ? { post: { text: texts.say(button.text), action: `?${button.query}` } }
      : { link: homeLink(texts) }),
  };
  const pageType = pageTypes.codes.newsletterUnsubscribe;
  const shown = { status, message, texts, pageType };
  const reply = await system.message(site, request, shown);
  // The address holds the token, which must stay private.
  return { ...reply, headers: { ...reply.headers, 'referrer-policy': 'no-referrer' } };
}
