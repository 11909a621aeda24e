import type { PageDocument } from '@frontage/site-model';
import { collectReferences, type BlockTables } from '@frontage/site-model/fields';

/** A block that embeds something of another site, and whose. */
export interface AskedParty {
  readonly block: string;
  readonly origin: string;
}

/**
 * Lists which blocks of a page ask a third party, each origin of a block once.
 *
 * @param page as it is stored
 * @param known the tables of the kinds of block
 */
export function listParties(
  { sections }: PageDocument,
  { tables }: { readonly tables: BlockTables },
): readonly AskedParty[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => {
    const alone = { sections: [{ blocks: [block] }] };
    const { frameOrigins } = collectReferences(alone, tables);
    return frameOrigins.map((origin) => ({ block: block.id, origin }));
  });
}
