import type { PagePattern } from '@frontage/site-model/editing';
import { kindText } from '../editor-texts';
import type { KindPicture, PaletteGroup } from '../palette/palette-entry';
import { sayOfPatterns } from './pattern-texts';

/** The entry that leads to the list in which patterns are renamed and removed. */
export const managingEntry = 'manage-patterns';

/**
 * The group of the palette with the patterns of a site.
 *
 * @param patterns of the site
 * @param kinds the groups of the kinds of block: a pattern has the picture of its first block
 * @param isFixed whether they cannot be changed. @default false
 */
export function patternGroup(
  patterns: readonly PagePattern[],
  kinds: readonly PaletteGroup[],
  isFixed = false,
): PaletteGroup {
  const pictures = new Map<string, KindPicture | undefined>(
    kinds.flatMap(({ entries }) => entries.map(({ id, picture }) => [id, picture] as const)),
  );
  return {
    heading: sayOfPatterns('patternsHeading'),
    entries: patterns.map((pattern) => ({
      id: pattern.id,
      name: pattern.name,
      about: describePattern(pattern),
      words: 'pattern',
      picture: pictures.get(pattern.blocks[0]?.type ?? ''),
    })),
    ...(!isFixed && { act: { id: managingEntry, text: sayOfPatterns('patternsManage') } }),
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
