import {
  linkKind,
  reservedSegments,
  visitorLinks,
  wrongLink,
  type PageDocument,
} from '@frontage/site-model';
import { readSiteLink, type PageLink } from '../../pages/documents/collect-links';
import { assetIn } from './asset-in';
import { sayOfLinkChecks } from './link-check-texts';
import type { LinkTargets } from './load-link-targets';

/** Says what is wrong with a link of a page, or with what a block of it holds. */
export function judgeLink(
  link: PageLink,
  document: PageDocument,
  targets: LinkTargets,
): string | undefined {
  if (link.href !== undefined) return judgeLinkHref(link.href, document, targets);
  if (targets.ids.has(link.id)) return undefined;
  switch (link.to) {
    case 'asset':
      return sayOfLinkChecks('noFile');
    case 'form':
      return sayOfLinkChecks('goneForm');
    case 'product':
      return sayOfLinkChecks('goneProduct');
    case 'page':
    case 'collection':
      return sayOfLinkChecks('gonePage');
  }
}

/** Says what is wrong with an address; without a page nothing is said of places on it. */
export function judgeLinkHref(
  href: string,
  document: PageDocument | undefined,
  { pages, redirects, ids }: LinkTargets,
): string | undefined {
  const wrong = wrongLink(href, visitorLinks);
  if (wrong !== undefined) return wrong;
  if (linkKind(href) === 'anchor') return document && judgeAnchor(href.slice(1), document);
  const asset = assetIn(href);
  if (asset !== undefined) return ids.has(asset) ? undefined : sayOfLinkChecks('noFile');
  const at = readSiteLink(href);
  if (!at || reservedSegments.some((one) => one === at.slug.split('/')[0])) return undefined;
  const path = `/${at.slug}`;
  const page = pages.get(at.slug);
  if (!page) return redirects.has(path) ? undefined : sayOfLinkChecks('noPage', { path });
  if (!page.isVisible) return sayOfLinkChecks('unseen', { path });
  return judgeAnchor(at.anchor, page.document);
}

/** Blocks and sections are places that may go; other places may come from anywhere. */
function judgeAnchor(anchor: string, { sections }: PageDocument): string | undefined {
  if (!/^(?:block|section)-/.test(anchor)) return undefined;
  const isThere = sections.some(
    ({ id, blocks }) =>
      anchor === `section-${id}` || blocks.some((block) => anchor === `block-${block.id}`),
  );
  return isThere ? undefined : sayOfLinkChecks('noPlace');
}
