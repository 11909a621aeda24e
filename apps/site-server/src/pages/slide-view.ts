import type { EndpointReply } from '../http/endpoint';
import { hasSlide } from './has-slide';
import type { PageServices } from './page-services';
import type { PageVisit } from './page-view';
import { uncachedPage } from './uncached-page';

/** A slide as an address names it. */
export interface SlideAddress {
  slug: string;
  slide: string;
  /** Whether it stands in the path, not in the query. */
  inPath: boolean;
}

/**
 * The page with a slide shown that is one of its galleries' [2.20]; nothing where there is no such
 * slide.
 */
export async function slideView(
  services: Pick<PageServices, 'render'>,
  { request, site, findPage }: Pick<PageVisit, 'request' | 'site' | 'findPage'>,
  { slide, inPath }: Omit<SlideAddress, 'slug'>,
): Promise<EndpointReply | undefined> {
  const page = slide === '' ? undefined : await findPage();
  if (!page || !hasSlide(page.document, slide, inPath)) return undefined;
  return uncachedPage(services, request, { site, page, status: 200, state: { slide } });
}

/** The address of a slide is that of its page, a slash, and its own part. */
export function splitSlide(slug: string): SlideAddress {
  const end = slug.lastIndexOf('/');
  return { slug: slug.slice(0, Math.max(0, end)), slide: slug.slice(end + 1), inPath: true };
}
