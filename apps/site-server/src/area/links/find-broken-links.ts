import {
  linkKind,
  navigationLinks,
  pageDocumentVersion,
  reservedSegments,
  visitorLinks,
  wrongLink,
  type PageDocument,
} from '@frontage/site-model';
import { readSiteAnnouncement, readSiteBadge, readSitePopup } from '@frontage/site-model/fields';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { collectLinks, readSiteLink, type PageLink } from '../../pages/documents/collect-links';
import { popupSection } from '../../pages/documents/popup-section';
import { listLinkedPages, type LinkedPage } from '../../pages/documents/list-linked-pages';
import { listLiveRedirects } from '../../pages/documents/redirects';
import { findAssets } from '../../pictures/assets';
import { findProductsById } from '../../shop/catalogue/products';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { loadNames } from '../block-names/load-names';
import { nameBlocks } from '../block-names/name-blocks';
import type { FrameSetting } from './frame-settings';
import { sayOfLinks } from './links-texts';

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

/** What links of a site may lead to. */
interface Targets {
  readonly pages: ReadonlyMap<string, LinkedPage>;
  readonly redirects: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
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
  const targets = await loadTargets(
    db,
    site.id,
    pages,
    links.flatMap((one) => one.links),
  );
  const broken = links.flatMap(({ page, links: own }) =>
    own.flatMap((link) => {
      const wrong = judge(link, page.document, targets);
      return wrong === undefined ? [] : [{ page, link, wrong }];
    }),
  );
  const shown = [...new Set(broken.map(({ page }) => page.document))];
  const nameOf = await loadNames(db, site.id, shown);
  const namers = new Map(shown.map((document) => [document, nameBlocks(document, nameOf)]));
  return [
    ...frameLinks(site).flatMap(({ text, href, setting, isLeftOut = false }) => {
      const wrong =
        isLeftOut && isUnseen(href, targets) ? undefined : judgeHref(href, undefined, targets);
      return wrong === undefined ? [] : [{ setting, words: text, href, wrong }];
    }),
    ...broken.map(({ page, link: { block, kind, words, href }, wrong }) => {
      const name = namers.get(page.document)?.({ id: block, type: kind }) ?? kind;
      return { page, block, kind, name, words, href, wrong };
    }),
  ];
}

/** Whether a link leads to a page that visitors do not see. */
function isUnseen(href: string, { pages }: Targets): boolean {
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

/** The id of the file that an address of the library names. */
const assetIn = (href: string) => /^\/assets\/([\da-f]{24})\//.exec(href)?.[1];

async function loadTargets(
  db: Database,
  siteId: string,
  pages: readonly LinkedPage[],
  links: readonly PageLink[],
): Promise<Targets> {
  const idsOf = (to: string) => links.flatMap((link) => (link.to === to ? [link.id] : []));
  const files = links.flatMap(({ href = '' }) => assetIn(href) ?? []);
  const [assets, products, forms, redirects] = await Promise.all([
    findAssets(db, siteId, [...new Set([...idsOf('asset'), ...files])]),
    findProductsById(db, siteId, [...new Set(idsOf('product'))]),
    listKnownForms(db, siteId),
    listLiveRedirects(db, siteId),
  ]);
  return {
    pages: new Map(pages.map((page) => [page.slug, page])),
    redirects: new Set(redirects),
    ids: new Set([
      ...assets.map(({ id }) => id),
      ...products.map(({ product }) => product.id),
      ...forms.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id),
      ...pages.map(({ id }) => id),
    ]),
  };
}

function judge(link: PageLink, document: PageDocument, targets: Targets): string | undefined {
  if (link.href !== undefined) return judgeHref(link.href, document, targets);
  if (targets.ids.has(link.id)) return undefined;
  switch (link.to) {
    case 'asset':
      return sayOfLinks('noFile');
    case 'form':
      return sayOfLinks('goneForm');
    case 'product':
      return sayOfLinks('goneProduct');
    case 'page':
    case 'collection':
      return sayOfLinks('gonePage');
  }
}

function judgeHref(
  href: string,
  document: PageDocument | undefined,
  { pages, redirects, ids }: Targets,
): string | undefined {
  const wrong = wrongLink(href, visitorLinks);
  if (wrong !== undefined) return wrong;
  if (linkKind(href) === 'anchor') return document && judgeAnchor(href.slice(1), document);
  const asset = assetIn(href);
  if (asset !== undefined) return ids.has(asset) ? undefined : sayOfLinks('noFile');
  const at = readSiteLink(href);
  if (!at || reservedSegments.some((one) => one === at.slug.split('/')[0])) return undefined;
  const path = `/${at.slug}`;
  const page = pages.get(at.slug);
  if (!page) return redirects.has(path) ? undefined : sayOfLinks('noPage', { path });
  if (!page.isVisible) return sayOfLinks('unseen', { path });
  return judgeAnchor(at.anchor, page.document);
}

/** Blocks and sections are places that may go; other places may come from anywhere. */
function judgeAnchor(anchor: string, { sections }: PageDocument): string | undefined {
  if (!/^(?:block|section)-/.test(anchor)) return undefined;
  const isThere = sections.some(
    ({ id, blocks }) =>
      anchor === `section-${id}` || blocks.some((block) => anchor === `block-${block.id}`),
  );
  return isThere ? undefined : sayOfLinks('noPlace');
}
