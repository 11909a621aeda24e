import type { PageMessage } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../http/endpoint';
import { refererPath } from '../http/referer-path';
import type { generalTexts } from '../texts/general-texts';
import type { ServerTexts } from '../texts/server-texts';

type GeneralCode = keyof typeof generalTexts;

const codes: Readonly<Record<number, readonly [title: GeneralCode, text: GeneralCode]>> = {
  400: ['unreadableTitle', 'unreadable'],
  403: ['foreignTitle', 'foreign'],
  404: ['notFoundTitle', 'notFound'],
  405: ['wrongMethodTitle', 'wrongMethod'],
  410: ['goneTitle', 'gone'],
  413: ['tooLargeTitle', 'tooLarge'],
  415: ['unreadableTitle', 'wrongType'],
  429: ['tooManyTitle', 'tooMany'],
  503: ['backSoonTitle', 'backSoon'],
};

/**
 * Gives the message for a status. It does not mention the cause, and leads to the home page.
 *
 * @param status HTTP status
 * @param texts its words
 */
export function refusalMessage(status: number, texts: ServerTexts<GeneralCode>): PageMessage {
  const [title, text] = codes[status] ?? ['failedTitle', 'failed'];
  return { title: texts.say(title), text: [texts.say(text)], link: homeLink(texts) };
}

/** Gives the link to the home page of a site. */
export function homeLink(texts: ServerTexts<'homeLink'>): NonNullable<PageMessage['link']> {
  return { text: texts.say('homeLink'), href: '/' };
}

/** Gives the link to the page of this site that sent a post, else to the home page. */
export function backLink(
  request: EndpointRequest,
  texts: ServerTexts<'homeLink' | 'backLink'>,
): NonNullable<PageMessage['link']> {
  const path = refererPath(request);
  // Two slashes would lead to another host, and without one the path is not of a web page.
  return /^\/(?!\/)/.test(path) ? { text: texts.say('backLink'), href: path } : homeLink(texts);
}
