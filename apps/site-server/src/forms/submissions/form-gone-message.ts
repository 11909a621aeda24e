import { formMessage, type FormTexts } from '@frontage/form-runtime';
import type { PageMessage } from '@frontage/react-blocks/server';
import type { ServerTexts } from '../../texts/server-texts';
import type { ReadableField } from './readable-fields';

/**
 * Makes the message after a form was sent that does not exist, or no longer does [8.03]. It shows
 * what was entered, so that it can be copied.
 *
 * @param entered the answers; empty if the form is unknown
 * @param texts the texts in the language of the page that sent it
 * @param pagePath the address of that page
 */
export function formGoneMessage(
  entered: readonly ReadableField[],
  {
    form,
    server,
  }: { form: FormTexts; server: ServerTexts<'formGone' | 'formGoneTitle' | 'backLink'> },
  pagePath: string,
): PageMessage {
  return {
    title: server.say('formGoneTitle'),
    text: [formMessage(404, form), ...(entered.length > 0 ? [server.say('formGone')] : [])],
    entries: entered.map(({ title, text }) => ({ title, text })),
    link: { text: server.say('backLink'), href: pagePath },
  };
}
