import type { EndpointReply } from '../http/endpoint';
import { plainPage } from '../pages/fallback-page';
import type { ServerTexts } from '../texts/server-texts';
import type { newsletterTexts } from './newsletter-texts';

type NewsletterCode = keyof typeof newsletterTexts;

/** The content of a link's page. */
interface NewsletterPage {
  readonly title: NewsletterCode;
  readonly text: NewsletterCode;
  /** The button, and what it posts. @default none: nothing is left to do */
  readonly button?: { readonly text: NewsletterCode; readonly query: string };
}

/**
 * Renders the page of a link in a newsletter's mails.
 *
 * @param status HTTP status
 * @param texts its words
 * @param page which page
 */
export function newsletterPage(
  status: number,
  texts: ServerTexts<NewsletterCode>,
  { title, text, button }: NewsletterPage,
): EndpointReply {
  const content = (
    <>
      <p>{texts.say(text)}</p>
      {button && (
        <form method="post" action={`?${button.query}`}>
          <button>{texts.say(button.text)}</button>
        </form>
      )}
    </>
  );
  const reply = plainPage(status, texts.say(title), content, { ...texts, forms: true });
  // The address holds the token, which must stay private.
  return {
    ...reply,
    headers: { ...reply.headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  };
}
