import { navigationLinks, pageDocumentVersion } from '@frontage/site-model';
import { readSiteAnnouncement, readSiteBadge, readSitePopup } from '@frontage/site-model/fields';
import { collectLinks, readSiteLink } from '../../pages/documents/collect-links';
import { listLinkedPages, type LinkedPage } from '../../pages/documents/list-linked-pages';
import { popupSection } from '../../pages/documents/popup-section';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { loadNames } from '../block-names/load-names';
import { nameBlocks } from '../block-names/name-blocks';
import { judgeLink, judgeLinkHref } from '../link-checks/judge-link';
import { loadLinkTargets, type LinkTargets } from '../link-checks/load-link-targets';
import type { FrameSetting } from './frame-settings';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** The page that has it; undefined for the header and the footer. */
  readonly page?: Pick<LinkedPage, 'id' | 'title' | 'slug'>;
  /** The block that has it. */
  readonly block?: string;
  /** The setting that has it, where it stands around every page. */
  readonly setting?: FrameSetting;
  /** The kind of that block, and what tells it from the others. */
  readonly kind?: string;
  readonly name?: string;
  readonly words: string;
  /** Where it leads; undefined for what a block holds. */
  readonly href?: string | undefined;
  /** What is wrong with it, in words. */
  readonly wrong: string;
}

/** A link around every page. */
interface FrameLink {
  readonly text: string;
  readonly href: string;
  readonly setting: FrameSetting;
  /** Whether visitors do not see it while its page is not seen. */
  readonly isLeftOut?: boolean;
}

/**
 * Finds the links of a site that lead nowhere, in the newest versions of its pages, in its header
 * and its footer. Nothing is asked of other sites.
 *
 * @param db the reading side
 * @param site the site
 */
export async function findBrokenLinks(db: Database, site: Site): Promise<readonly BrokenLink[]> {
  const pages = await listLinkedPages(db, site.id);
  const links = pages.map((page) => ({ page, links: collectLinks(page.document) }));
  const targets = await loadLinkTargets(
    db,
    site.id,
    pages,
    links.flatMap((one) => one.links),
  );
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
    ...frameLinks(site).flatMap(({ text, href, setting, isLeftOut = false }) => {
      const wrong =
        isLeftOut && isUnseen(href, targets) ? undefined : judgeLinkHref(href, undefined, targets);
      return wrong === undefined ? [] : [{ setting, words: text, href, wrong }];
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

/** What every page has around its own. */
function frameLinks({ settings: { headerFooter, announcement, popup, badge } }: Site): FrameLink[] {
  const { header, footer } = headerFooter;
  const credit = readSiteBadge(badge);
  const lines = footer.columns.flatMap((column) => column.lines);
  return [
    ...collectLinks({
      version: pageDocumentVersion,
      sections: [popupSection(readSitePopup(popup))],
    }).flatMap(({ words: text, href }) =>
      href === undefined ? [] : [{ text, href, setting: 'popup' as const }],
    ),
    ...readSiteAnnouncement(announcement).words.flatMap((word) =>
      typeof word === 'string' || word.href === undefined
        ? []
        : [{ text: word.text, href: word.href, setting: 'announcement' as const }],
    ),
    ...(credit.href === ''
      ? []
      : [{ text: credit.text, href: credit.href, setting: 'badge' as const }]),
    ...navigationLinks(header.navigation).map(({ title: text, href }) => ({
      text,
      href,
      setting: 'header' as const,
      isLeftOut: true,
    })),
    ...lines.flatMap(({ text, href }) =>
      href === undefined ? [] : [{ text, href, setting: 'footer' as const, isLeftOut: true }],
    ),
  ];
}
