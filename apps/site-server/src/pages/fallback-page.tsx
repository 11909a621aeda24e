import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EndpointReply } from '../http/endpoint';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1.5rem;color-scheme:light dark}' +
  'h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0 0 .5rem}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'button{font:inherit;padding:.5rem 1rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

const texts: Readonly<Record<number, { title: string; text: string }>> = {
  400: { title: 'This could not be read', text: 'Go back and try again.' },
  403: { title: 'Not allowed from here', text: 'Open the page itself and try again.' },
  404: { title: 'Page not found', text: 'There is nothing at this address.' },
  405: { title: 'Not possible here', text: 'This address does not accept that kind of request.' },
  413: { title: 'Too large', text: 'Send a smaller file or a shorter text.' },
  415: {
    title: 'This could not be read',
    text: 'This address does not accept that kind of content.',
  },
  429: { title: 'Too many requests', text: 'Please try again in a minute.' },
  503: { title: 'Back in a moment', text: 'Please try again shortly.' },
};

/** Cached, because scanners for vulnerabilities request many: they are the same for everyone. */
const fallbackPages = new Map<number, EndpointReply>();

const failure = { title: 'Something went wrong', text: 'Please try again later.' };

/**
 * Gives a plain page for a site that has no page for this status. It does not mention the cause.
 *
 * @param status HTTP status
 */
export function fallbackPage(status: number): EndpointReply {
  const { title, text } = texts[status] ?? failure;
  const page = fallbackPages.get(status) ?? plainPage(status, title, text);
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
 * Gives a page with nothing of the site in it: a title and a few words.
 *
 * @param status HTTP status
 * @param title plain text
 * @param content a text becomes one paragraph
 * @param options whether the page has a form that posts to this server, and its language.
 *   @default no form, English
 */
export function plainPage(
  status: number,
  title: string,
  content: ReactNode,
  {
    forms = false,
    lang = 'en',
    dir = 'ltr',
  }: { forms?: boolean; lang?: string; dir?: 'ltr' | 'rtl' } = {},
): EndpointReply {
  const page = (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {typeof content === 'string' ? <p>{content}</p> : content}
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
        `form-action ${forms ? "'self'" : "'none'"}`,
        "frame-ancestors 'self'",
      ].join('; '),
    },
    body: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}
