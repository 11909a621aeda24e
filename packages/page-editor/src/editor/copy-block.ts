import type { PageBlock } from '@frontage/site-model';

/** A copy of a block under another id; of a locked one, too, the copy can be changed. */
export function copyBlock({ locked: _locked, ...block }: PageBlock, id: string): PageBlock {
  return { ...block, id };
}
