import type { PageDocument } from '@frontage/site-model';
import { locateBlock } from '@frontage/site-model/editing';
import { kindText, say } from './editor-texts';
import type { ChosenBlocks } from './several/chosen-blocks';

/** What is chosen: blocks or a section, or nothing. */
export type Chosen = ChosenBlocks & { readonly section?: string };

/** What a screen reader hears of it. */
export function describeChosen(page: PageDocument, { ids, section }: Chosen): string {
  const { sections } = page;
  if (section !== undefined) {
    const place = sections.findIndex(({ id }) => id === section) + 1;
    return say('sectionChosen', { place, count: sections.length });
  }
  if (ids.length > 1) return say('chosenAll', { count: ids.length });
  return say('chosen', { kind: kindText(locateBlock(page, ids[0] ?? '')?.block.type ?? '') });
}
