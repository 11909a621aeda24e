import { findPublishedPage } from '../../pages/documents/published-pages';
import { findRedirect } from '../../pages/documents/redirects';
import type { Database } from '../../store/database';
import { pageLinks, wrongLink } from '@frontage/site-model';
import { wrongValue } from './wrong-value';

/** An address that leads to another, as it was entered. */
export interface EnteredRedirect {
  readonly path: string;
  readonly target: string;
}

/** What is wrong with it, and where. */
export interface WrongRedirect {
  readonly field: keyof EnteredRedirect;
  readonly wrong: string;
}

/** So many redirects may follow each other; browsers give up after twenty. */
const mostSteps = 10;

/**
 * Judges an address that shall lead to another.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param entered as it was entered
 * @returns both as they are stored, or what is wrong
 */
export async function judgeRedirect(
  db: Database,
  siteId: string,
  entered: EnteredRedirect,
): Promise<EnteredRedirect | WrongRedirect> {
  const path = readOwnPath(entered.path);
  if (path === undefined)
    return {
      field: 'path',
      wrong: wrongValue(
        entered.path,
        'an address of your site',
        'Enter what comes after its name, such as /old-page.',
      ),
    };
  if (await findPublishedPage(db, siteId, path.slice(1)))
    return { field: 'path', wrong: `Visitors see a page at ${path}. Rename or hide it first.` };
  const wrong = wrongLink(entered.target, pageLinks);
  if (wrong !== undefined) return { field: 'target', wrong };
  const target = encodeTarget(entered.target);
  if (await leadsBack(db, siteId, path, target))
    return { field: 'target', wrong: `${target} leads back to ${path}.` };
  return { path, target };
}

/** Reads a path of the site as requests are read: decoded, without a slash at its end. */
function readOwnPath(text: string): string | undefined {
  if (!/^\/[^/\\?#][^\\?#]*$/.test(text)) return undefined;
  try {
    return decodeURIComponent(text).replace(/(?<!\/)\/+$/, '');
  } catch {
    return undefined;
  }
}

/** Encodes each character that no header can hold. */
function encodeTarget(text: string): string {
  const { href, pathname, search, hash } = new URL(text, 'http://site.invalid');
  return text.startsWith('/') ? pathname + search + hash : href;
}

async function leadsBack(
  db: Database,
  siteId: string,
  path: string,
  target: string,
): Promise<boolean> {
  let next: string | undefined = target;
  for (let step = 0; step < mostSteps && next?.startsWith('/'); step += 1) {
    const ownPath = readOwnPath(next.replace(/[?#].*$/s, ''));
    if (ownPath === path) return true;
    next = ownPath === undefined ? undefined : await findRedirect(db, siteId, ownPath);
  }
  return next?.startsWith('/') ?? false;
}
