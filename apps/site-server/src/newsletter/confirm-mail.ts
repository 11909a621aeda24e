import type { FormDefinition } from '@frontage/form-runtime';
import { escapeHtml } from '../mail/escape-html';
import { headerText, type Mail } from '../mail/mail';

/**
 * The mail that asks whether an address wants a newsletter. It says nothing that a
 * stranger who enters other people's addresses could have written.
 *
 * @param to the address that was entered
 * @param form the newsletter's form, and the title of its site
 * @param links addresses of the two pages
 */
export function confirmMail(
  to: string,
  { form, site }: { form: FormDefinition; site: string },
  { confirm, unsubscribe }: { confirm: string; unsubscribe: string },
): Mail {
  const what = headerText([form.name, site].filter((part) => part !== '').join(', ')) || 'our newsletter';
  const ask = `Please confirm that you want to get ${what} at this address. The link works for seven days.`;
  const ignore = 'If you did not ask for it, do nothing: you will get no more mail.';
  return {
    to,
    replyTo: '',
    subject: headerText(`Confirm your subscription: ${what}`),
    text: [ask, confirm, ignore, `Unsubscribe: ${unsubscribe}`].join('\n\n'),
    html:
      '<!doctype html><html lang="en"><meta charset="utf-8"><body>' +
      `<p>${escapeHtml(ask)}</p><p><a href="${escapeHtml(confirm)}">Confirm the subscription</a></p>` +
      `<p>${escapeHtml(ignore)}</p><p><a href="${escapeHtml(unsubscribe)}">Unsubscribe</a></p></body></html>`,
    unsubscribeUrl: unsubscribe,
  };
}

/**
 * The mail that tells an owner of a new subscriber.
 *
 * @param to the owner's address
 * @param form the newsletter's form
 * @param subscriber who confirmed
 */
export function subscribedMail(to: string, form: FormDefinition, { email, name }: { email: string; name: string }): Mail {
  const who = name === '' ? email : `${headerText(name)}, ${email}`;
  const line = `${who} has confirmed a subscription to ${headerText(form.name) || 'the newsletter'}.`;
  return {
    to,
    replyTo: '',
    subject: headerText(`${form.name || 'Newsletter'}: new subscriber`),
    text: line,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body><p>${escapeHtml(line)}</p></body></html>`,
    unsubscribeUrl: '',
  };
}
