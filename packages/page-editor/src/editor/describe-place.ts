import type { PageDocument } from '@frontage/site-model';
import { locateBlock } from '@frontage/site-model/editing';
import { kindText, say } from './editor-texts';
import type { BlocksPlace } from './place-blocks';

/** Says where something new comes. */
export function describePlace(page: PageDocument, place: BlocksPlace): string {
  if ('at' in place) return say('addToSection');
  const below = place.below === undefined ? undefined : locateBlock(page, place.below);
  return below ? say('addBelow', { kind: kindText(below.block.type) }) : say('addAtEnd');
}
