import type { EndpointReply } from '../http/endpoint';
import { plainPage } from '../pages/fallback-page';
import type { ServerTexts } from '../texts/server-texts';
import type { newsletterTexts } from './newsletter-texts';

type NewsletterCode = keyof typeof newsletterTexts;

/** What the page behind a link says. */
interface NewsletterPage {
  readonly title: NewsletterCode;
  readonly text: NewsletterCode;
  /** What does it, and what it posts with. @default nothing is left to do */
  readonly button?: { readonly text: NewsletterCode; readonly query: string };
}

/**
 * The page behind a link of a newsletter's mail.
 *
 * @param status HTTP status
 * @param texts its words
 * @param page which of them
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
  // The address holds the token, which is nobody else's business.
  return {
    ...reply,
    headers: { ...reply.headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  };
}
