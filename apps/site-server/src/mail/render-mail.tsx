import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TextLanguage } from '../texts/server-texts';

/**
 * Renders the HTML of a mail around its content.
 *
 * @param content of `MailText`, `MailLink` and `MailFields`
 * @param language of the mail
 */
export function renderMail(content: ReactNode, { lang, dir }: TextLanguage): string {
  const page = (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
      </head>
      <body>{content}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
