import type { PageDocument } from '@frontage/site-model';

/**
 * Whether a gallery of the page has a slide of that id or name [2.20], so that no other
 * address is answered with the page.
 *
 * @param inPath whether the slide's name stands in the path: then only galleries count whose slides have addresses
 */
export function hasSlide({ sections }: PageDocument, name: string, inPath: boolean): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(({ type, data: { history, slides } }) => {
      if (type !== 'gallery' || (inPath && history !== 'path') || !Array.isArray(slides)) return false;
      return slides.some((slide) => isNamed(slide, name));
    }),
  );
}

function isNamed(slide: unknown, name: string): boolean {
  if (typeof slide !== 'object' || slide === null) return false;
  return ('assetId' in slide && slide.assetId === name) || ('url' in slide && slide.url === name);
}
