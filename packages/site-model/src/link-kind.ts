import { isId } from './create-id';

/** The kinds of links that owners enter [2.13]. */
export type LinkKind =
  | 'empty'
  | 'anchor'
  | 'collectionPanel'
  | 'file'
  | 'content'
  | 'external'
  | 'malformedProtocol'
  | 'miscProtocol';

/** The protocols that an external link may have [5.08]. */
export const externalProtocols = ['http', 'https', 'ftp'] as const;

const panelPrefix = '/pages/';

/**
 * Tells which kind of link a text is [2.13]. It never throws.
 *
 * - `empty`: nothing but blanks
 * - `anchor`: `#…`, a place on the same page
 * - `collectionPanel`: `/pages/` and the id of a collection, for its panel in the editor
 * - `file`: what begins with `/s/`
 * - `content`: any other address of the site itself
 * - `external`: `http`, `https` or `ftp` with two slashes and a host
 * - `malformedProtocol`: what would be external if its protocol were whole, such as `https:/x.org`,
 *   `//x.org` or `www.x.org`
 * - `miscProtocol`: any other protocol, such as `mailto:` or `tel:`
 *
 * @param link as it was entered; blanks around it do not count
 */
export function linkKind(link: string): LinkKind {
  const text = link.trim();
  if (text === '') return 'empty';
  if (text.startsWith('#')) return 'anchor';
  if (/^\/(?![/\\])/.test(text)) return siteLinkKind(text);
  const protocol = linkProtocol(text);
  if (protocol === undefined)
    return /^[/\\]|^[^/?#]*\./.test(text) ? 'malformedProtocol' : 'content';
  if (!isExternalProtocol(protocol)) return 'miscProtocol';
  const isWhole = text.startsWith('//', protocol.length + 1) && URL.canParse(text);
  return isWhole ? 'external' : 'malformedProtocol';
}

/** Returns what stands before the first colon, in lower case; undefined without a protocol. */
export function linkProtocol(link: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(link.trim())?.[1]?.toLowerCase();
}

function siteLinkKind(path: string): LinkKind {
  if (path.startsWith('/s/')) return 'file';
  const isPanel = path.startsWith(panelPrefix) && isId(path.slice(panelPrefix.length));
  return isPanel ? 'collectionPanel' : 'content';
}

function isExternalProtocol(protocol: string): boolean {
  return externalProtocols.some((external) => external === protocol);
}
