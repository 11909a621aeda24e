import type { PagePattern } from '@frontage/site-model/editing';
import { kindText } from '../editor-texts';
import { kindPictures } from '../palette/kind-pictures';
import type { PaletteGroup } from '../palette/palette-entry';
import { sayOfPatterns } from './pattern-texts';

/** The entry that leads to the list in which patterns are renamed and removed. */
export const managingEntry = 'manage-patterns';

/** The group of the palette with the patterns of a site. */
export function patternGroup(patterns: readonly PagePattern[]): PaletteGroup {
  return {
    heading: sayOfPatterns('patternsHeading'),
    entries: patterns.map((pattern) => ({
      id: pattern.id,
      name: pattern.name,
      about: describePattern(pattern),
      words: 'pattern',
      picture: kindPictures[pattern.blocks[0]?.type ?? ''] ?? { lines: 'M8 8h32v16h-32z' },
    })),
    act: { id: managingEntry, text: sayOfPatterns('patternsManage') },
  };
}

/** How many kinds are named. */
const most = 4;

/** Says what a pattern consists of. */
export function describePattern({ blocks, section }: PagePattern): string {
  const kinds = [...new Set(blocks.map(({ type }) => kindText(type)))];
  const named = kinds.slice(0, most).join(', ') + (kinds.length > most ? ' …' : '');
  return section ? sayOfPatterns('patternSection', { kinds: named }) : named;
}
