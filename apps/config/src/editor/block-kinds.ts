import { blockFields } from '@frontage/react-blocks/fields';

/** The kinds of block that can be added, in the order of their names. */
export const blockKinds: readonly string[] = Object.keys(blockFields).sort();
