import type { PageCode } from './page-codes';

/**
 * Makes the content security policy of an owner's code: a sandbox without an origin, framed by the
 * site's own pages, that loads from nowhere but the addresses that its owner named.
 *
 * @param code what it loads from
 * @param mayRun whether its scripts run
 */
export function codePolicy({ origins }: Pick<PageCode, 'origins'>, mayRun: boolean): string {
  const from = (...more: readonly string[]): string => {
    const sources = [...more, ...origins];
    return sources.length === 0 ? "'none'" : sources.join(' ');
  };
  const links = 'allow-popups allow-popups-to-escape-sandbox';
  return [
    "default-src 'none'",
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from('data:')}`,
    `font-src ${from('data:')}`,
    `media-src ${from()}`,
    `frame-src ${from()}`,
    `script-src ${mayRun ? from("'unsafe-inline'") : "'none'"}`,
    `connect-src ${mayRun ? from() : "'none'"}`,
    `form-action ${mayRun ? from() : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${mayRun ? `allow-scripts allow-forms ${links}` : links}`,
  ].join('; ');
}
