import type { EditorBlocks } from '../editor-blocks';
import { kindText, say } from '../editor-texts';
import type { KindPicture, PaletteGroup } from './palette-entry';

/** The entry of a palette that asks for files of this device; any group may have it. */
export const filesEntry = 'add-pictures';

/** The picture of what has none of its own. */
export const plainPicture: KindPicture = { lines: 'M8 8h32v16h-32z' };

/** Gives what can be added to a page. Rejects where that does not load. */
export async function loadGroups(blocks: EditorBlocks): Promise<readonly PaletteGroup[]> {
  const { groups = [kindGroup(blocks)] } = blocks;
  return typeof groups === 'function' ? groups() : groups;
}

/** All kinds of block, by their names: the palette where nobody says another one. */
function kindGroup({ tables }: EditorBlocks): PaletteGroup {
  return {
    heading: say('kindsHeading'),
    entries: Object.keys(tables).map((kind) => ({ id: kind, name: kindText(kind) })),
  };
}
