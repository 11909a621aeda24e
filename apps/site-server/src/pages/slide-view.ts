import { hasSlide } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../http/endpoint';
import type { PageServices } from './page-services';
import type { PageVisit } from './page-view';
import { uncachedPage } from './uncached-page';

/** A slide in an address. */
export interface SlideAddress {
  slug: string;
  slide: string;
  /** Whether it is in the path rather than in the query. */
  inPath: boolean;
}

/**
 * Renders the page with a slide of one of its galleries shown [2.20]; undefined if there is no such
 * slide.
 */
export async function slideView(
  services: Pick<PageServices, 'render' | 'viewLimit'>,
  { request, site, findPage }: Pick<PageVisit, 'request' | 'site' | 'findPage'>,
  { slide, inPath }: Omit<SlideAddress, 'slug'>,
): Promise<EndpointReply | undefined> {
  const page = slide === '' ? undefined : await findPage();
  const blocks = page?.document.sections.flatMap((section) => section.blocks) ?? [];
  if (!page || !blocks.some((block) => hasSlide(block, slide, inPath))) return undefined;
  return uncachedPage(services, request, { site, page, status: 200, state: { slide } });
}

/** The address of a slide is that of its page, a slash, and the slide's name. */
export function splitSlide(slug: string): SlideAddress {
  const end = slug.lastIndexOf('/');
  return { slug: slug.slice(0, Math.max(0, end)), slide: slug.slice(end + 1), inPath: true };
}
