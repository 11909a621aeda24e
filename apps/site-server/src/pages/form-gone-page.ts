import { formMessage } from '@frontage/form-runtime';
import type { ReadableField } from '../forms/readable-fields';
import type { EndpointReply } from '../http/endpoint';
import { escapeHtml } from '../mail/escape-html';
import { plainPage } from './fallback-page';

/**
 * The page after a form was sent that is not there, or not any more [8.03]: it shows
 * what was entered, so that it can be copied.
 *
 * @param entered the answers; empty where nobody knows the form
 */
export function formGonePage(entered: readonly ReadableField[]): EndpointReply {
  const list = entered.map(({ title, text }) => `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(text)}</dd>`).join('');
  const kept = list === '' ? '' : `<p>It was not sent. This is what you entered:</p><dl>${list}</dl>`;
  return plainPage(404, 'The form could not be sent', `<p>${escapeHtml(formMessage(404))}</p>${kept}`);
}
