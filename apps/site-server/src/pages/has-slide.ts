import { slideIds } from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';

/**
 * Whether a gallery of the page has a slide with that id or name [2.20]; no other address shows the
 * page.
 *
 * @param inPath whether the slide's name is part of the path: then only galleries whose slides have
 *   addresses count
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

/** Reads a field of a stored value of any shape. */
function field(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, key) : undefined;
}
