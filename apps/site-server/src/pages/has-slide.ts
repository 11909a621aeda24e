import { slideIds } from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';

/**
 * Whether a gallery of the page has a slide of that id or name [2.20], so that no other
 * address is answered with the page.
 *
 * @param inPath whether the slide's name stands in the path: then only galleries count whose
 *   slides have addresses
 */
export function hasSlide({ sections }: PageDocument, name: string, inPath: boolean): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(({ type, data: { history, slides } }) => {
      if (type !== 'gallery' || (inPath && history !== 'path') || !Array.isArray(slides))
        return false;
      const assetIds = slides
        .map((slide) => field(slide, 'assetId'))
        .filter((id) => typeof id === 'string');
      return (
        slideIds(assetIds).includes(name) || slides.some((slide) => field(slide, 'url') === name)
      );
    }),
  );
}

/** A field of what was stored, whatever that is. */
function field(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, key) : undefined;
}
