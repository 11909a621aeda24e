import type { PageBlock, PageDocument } from '@frontage/site-model';
import { collectReferences, type BlockTables } from '@frontage/site-model/fields';

/** A block that embeds something of another site, and whose. */
export interface AskedParty {
  readonly block: string;
  readonly origin: string;
}

/**
 * Makes what lists which blocks of a page ask a third party, each origin of a block once. A block
 * that has not changed since the last call is not looked at again.
 *
 * @param known the tables of the kinds of block
 * @returns lists those of a page as it is stored
 */
export function createPartyList({
  tables,
}: {
  readonly tables: BlockTables;
}): (page: PageDocument) => readonly AskedParty[] {
  const found = new WeakMap<PageBlock, readonly AskedParty[]>();
  function partiesOf(block: PageBlock): readonly AskedParty[] {
    const alone = { sections: [{ blocks: [block] }] };
    const { frameOrigins } = collectReferences(alone, tables);
    const parties = frameOrigins.map((origin) => ({ block: block.id, origin }));
    found.set(block, parties);
    return parties;
  }
  return ({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => found.get(block) ?? partiesOf(block)),
    );
}
