import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EndpointReply } from '../http/endpoint';
import { contentSecurityPolicy } from '../http/security-headers';
import { areaStyle } from './area-style';

/** What every page of the area says of itself. */
export interface AreaPage {
  /** HTTP status. @default 200 */
  readonly status?: number;
  /** Its heading, first in the title of the window. */
  readonly title: string;
  /** The name of the site. */
  readonly site: string;
  /** Whether something that was entered is wrong, which the title of the window says first. */
  readonly isWrong?: boolean;
  /** Scripts, allowed by their hashes; the page works without them. @default none */
  readonly scripts?: readonly string[];
  /** Seconds after which a browser without scripts asks for it again. @default never */
  readonly lookAgain?: number;
  /** What stands in place of the style sheet of the area. @default that sheet */
  readonly style?: string;
  /** Styles beside that, allowed by their hashes. @default none */
  readonly styles?: readonly string[];
  /** What may stand in a frame of it, such as `'self'`. @default nothing */
  readonly frames?: readonly string[];
}

/**
 * Answers with a page of the owner's area: scripts and a style sheet by their hashes, framed by
 * nobody else, kept by nobody, listed nowhere.
 *
 * @param page what it says of itself
 * @param body its content
 */
export function areaPage(page: AreaPage, body: ReactNode): EndpointReply {
  const { status = 200, title, site, isWrong = false, lookAgain } = page;
  const { scripts = [], frames = [] } = page;
  const styles = [page.style ?? areaStyle, ...(page.styles ?? [])];
  const name = [...(isWrong ? [`Error: ${title}`] : [title]), site].filter((part) => part !== '');
  const html = (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name.join(' – ')}</title>
        {lookAgain !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={String(lookAgain)} />
          </noscript>
        )}
        {styles.map((style) => (
          <style key={style} dangerouslySetInnerHTML={{ __html: style }} />
        ))}
        {scripts.map((script) => (
          // A module waits for the whole page.
          <script key={script} type="module" dangerouslySetInnerHTML={{ __html: script }} />
        ))}
      </head>
      {body}
    </html>
  );
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({
        script: scripts.map(hashOf),
        style: styles.map(hashOf),
        frames,
      }),
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html>${renderToStaticMarkup(html)}`,
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
