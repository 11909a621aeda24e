import type { BlockTexts, SaidTexts } from './block-texts';
import { localTextsAttribute, type LocalTexts } from './local-texts';
import { createSayLocal } from './say-local';
import { createTextsInUse, type TextsInUse } from './texts-in-use';

/** The texts that a block's markup has beside it, for its script. */
export interface MountTexts extends TextsInUse {
  /**
   * Those of a table that the language has, ready to be said: the script itself is in English.
   *
   * @example texts.own<typeof videoTexts>('video').late
   */
  own<Table extends BlockTexts>(name: Table['name']): Partial<SaidTexts<Table>>;
}

/** Reads them; undefined where there are none. Never throws. */
export function readTexts(root: Element): MountTexts | undefined {
  const local = readLocal(root.getAttribute(localTextsAttribute));
  if (!local) return undefined;
  const { language, texts } = local;
  const sayLocal = createSayLocal(language);
  return {
    ...createTextsInUse(language, ({ name }) => texts[name]),
    own<Table extends BlockTexts>(name: Table['name']): Partial<SaidTexts<Table>> {
      // The server has left only codes of the table, each of the kind that it has in English.
      return sayLocal(texts[name]) as Partial<SaidTexts<Table>>;
    },
  };
}

/**
 * Only the server, or a component, writes it: that it is an object of objects is all that is looked
 * at.
 */
function readLocal(json: string | null): LocalTexts | undefined {
  const { language, texts } = parse(json) as Partial<LocalTexts>;
  return typeof language === 'string' && typeof texts === 'object'
    ? { language, texts }
    : undefined;
}

/** Not the reader that all blocks have: what is shared with them, pages in English load as well. */
function parse(json: string | null): object {
  try {
    // Of anything but an object this is an empty one.
    return { ...JSON.parse(json ?? '') };
  } catch {
    return {};
  }
}
