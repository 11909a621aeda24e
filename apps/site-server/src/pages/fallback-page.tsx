import { MessageText, type PageMessage } from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EndpointReply } from '../http/endpoint';
import { generalTexts } from '../texts/general-texts';
import { englishTexts, type TextLanguage } from '../texts/server-texts';
import { refusalMessage } from './refusal-message';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1.5rem;color-scheme:light dark}' +
  'h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0 0 .5rem}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'button{font:inherit;padding:.5rem 1rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Cached, because scanners for vulnerabilities request many: they are the same for everyone. */
const fallbackPages = new Map<number, EndpointReply>();

/**
 * Gives a plain page in English for a status, where no site is known or nothing else works. It does
 * not mention the cause.
 *
 * @param status HTTP status
 */
export function fallbackPage(status: number): EndpointReply {
  const page =
    fallbackPages.get(status) ??
    plainPage(status, refusalMessage(status, englishTexts(generalTexts)));
  fallbackPages.set(status, page);
  return page;
}

/**
 * Gives the page for a visitor who sends too many requests.
 *
 * @param wait seconds until the next attempt is allowed
 */
export function busyPage(wait: number): EndpointReply {
  const reply = fallbackPage(429);
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
}

/**
 * Gives a page with nothing of the site in it but a message; `SystemPages` shows one in the layout
 * of its site.
 *
 * @param status HTTP status
 * @param message what it says
 * @param language of the message. @default English
 */
export function plainPage(
  status: number,
  message: PageMessage,
  { lang, dir }: TextLanguage = { lang: 'en', dir: 'ltr' },
): EndpointReply {
  const page = (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{message.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <MessageText message={message} />
        </main>
      </body>
    </html>
  );
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "base-uri 'none'",
        `form-action ${message.post ? "'self'" : "'none'"}`,
        "frame-ancestors 'self'",
      ].join('; '),
    },
    body: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}
