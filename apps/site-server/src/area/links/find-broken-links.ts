import { collectLinks, readSiteLink } from '../../pages/documents/collect-links';
import { listLinkedPages, type LinkedPage } from '../../pages/documents/list-linked-pages';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { loadNames } from '../block-names/load-names';
import { nameBlocks } from '../block-names/name-blocks';
import { judgeLink, judgeLinkHref } from '../link-checks/judge-link';
import type { LinkPlace } from '../link-checks/link-place';
import { loadSiteLinks } from '../link-checks/load-site-links';
import { loadLinkTargets, type LinkTargets } from '../link-checks/load-link-targets';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** The page that has it; undefined for a link that is in no block. */
  readonly page?: Pick<LinkedPage, 'id' | 'title' | 'slug'>;
  /** The block that has it. */
  readonly block?: string;
  /** The place that has it, where that is no block. */
  readonly place?: LinkPlace;
  /** The kind of that block, and what tells it from the others. */
  readonly kind?: string;
  readonly name?: string;
  readonly words: string;
  /** Where it leads; undefined for what a block holds. */
  readonly href?: string | undefined;
  /** What is wrong with it, in words. */
  readonly wrong: string;
}

/**
 * Finds the links of a site that lead nowhere, in the newest versions of its pages, and in what
 * is no block: settings, redirects, forms and events. Nothing is asked of other sites.
 *
 * @param db the reading side
 * @param site the site
 */
export async function findBrokenLinks(db: Database, site: Site): Promise<readonly BrokenLink[]> {
  const pages = await listLinkedPages(db, site.id);
  const links = pages.map((page) => ({ page, links: collectLinks(page.document) }));
  const siteLinks = await loadSiteLinks(db, site);
  const targets = await loadLinkTargets(db, site.id, pages, [
    ...links.flatMap((one) => one.links),
    ...siteLinks,
  ]);
  const broken = links.flatMap(({ page, links: own }) =>
    own.flatMap((link) => {
      const wrong = judgeLink(link, page.document, targets);
      return wrong === undefined ? [] : [{ page, link, wrong }];
    }),
  );
  const shown = [...new Set(broken.map(({ page }) => page.document))];
  const nameOf = await loadNames(db, site.id, shown);
  const namers = new Map(shown.map((document) => [document, nameBlocks(document, nameOf)]));
  return [
    ...siteLinks.flatMap(({ words, href, place, isLeftOut }) => {
      const wrong =
        isLeftOut && isUnseen(href, targets) ? undefined : judgeLinkHref(href, undefined, targets);
      return wrong === undefined ? [] : [{ place, words, href, wrong }];
    }),
    ...broken.map(({ page, link: { block, kind, words, href }, wrong }) => {
      const name = namers.get(page.document)?.({ id: block, type: kind }) ?? kind;
      return { page, block, kind, name, words, href, wrong };
    }),
  ];
}

/** Whether a link leads to a page that visitors do not see. */
function isUnseen(href: string, { pages }: LinkTargets): boolean {
  const at = readSiteLink(href);
  return at !== undefined && pages.get(at.slug)?.isVisible === false;
}
