import { blockFields } from '@frontage/react-blocks/fields';
import type { PageDocument } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';

/** A block that embeds something of another site, and whose. */
export interface AskedParty {
  readonly block: string;
  readonly origin: string;
}

/**
 * Lists which blocks of a page ask a third party, each origin of a block once.
 *
 * @param page as it is stored
 */
export function listParties({ sections }: PageDocument): readonly AskedParty[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => {
    const alone = { sections: [{ blocks: [block] }] };
    const { frameOrigins } = collectReferences(alone, blockFields);
    return frameOrigins.map((origin) => ({ block: block.id, origin }));
  });
}
