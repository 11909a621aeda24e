import type { PageMessage } from '@frontage/react-blocks/server';
import type { ServerTexts } from '../../texts/server-texts';
import type { ReadableField } from './readable-fields';

/**
 * Makes the message after a form was sent from a page for members by somebody who is signed out. It
 * shows what was entered, so that it can be copied.
 *
 * @param entered the answers; empty if the form is unknown
 * @param texts the texts in the language of the page that sent it
 * @param pagePath the address of that page, which leads to the sign-in
 */
export function formSignedOutMessage(
  entered: readonly ReadableField[],
  {
    server,
  }: {
    server: ServerTexts<'formGone' | 'formSignedOutTitle' | 'formSignedOut' | 'formSignIn'>;
  },
  pagePath: string,
): PageMessage {
  return {
    title: server.say('formSignedOutTitle'),
    text: [server.say('formSignedOut'), ...(entered.length > 0 ? [server.say('formGone')] : [])],
    entries: entered.map(({ title, text }) => ({ title, text })),
    link: { text: server.say('formSignIn'), href: pagePath },
  };
}
