import { say } from '../editor-texts';
import type { PaletteGroup } from '../palette/palette-entry';
import { layoutPicture } from './layout-picture';
import { sayOfLayouts } from './layout-texts';
import { layoutNames, sectionLayouts } from './section-layouts';

/**
 * The group of the palette with the layouts that a new section can have.
 *
 * @param isRightToLeft whether the first column of the page is at its right
 */
export function layoutGroup(isRightToLeft: boolean): PaletteGroup {
  return {
    heading: sayOfLayouts('heading'),
    entries: layoutNames.map((layout) => ({
      id: layout,
      name: say(layout),
      about: sayOfLayouts(layout),
      words: `${sayOfLayouts('words')} ${sectionLayouts[layout].length}`,
      picture: layoutPicture(layout, isRightToLeft),
    })),
  };
}
