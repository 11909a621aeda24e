import type { BlockTexts, SaidTexts } from './block-texts';
import { localTextsAttribute, type LocalTexts } from './local-texts';
import { createSayLocal } from './create-say-local';
import { createTextsInUse, type TextsInUse } from './texts-in-use';

/** The texts in a block's markup, for its script. */
export interface MountTexts extends TextsInUse {
  /**
   * The translated texts of a table, ready for use: the script itself contains the English ones.
   *
   * @example texts.own<typeof videoTexts>('video').late
   */
  own<Table extends BlockTexts>(name: Table['name']): Partial<SaidTexts<Table>>;
}

/** Reads the texts; undefined if there are none. Never throws. */
export function readTexts(root: Element): MountTexts | undefined {
  const local = readLocal(root.getAttribute(localTextsAttribute));
  if (!local) return undefined;
  const { language, texts } = local;
  const sayLocal = createSayLocal(language);
  return {
    ...createTextsInUse(language, ({ name }) => texts[name]),
    own<Table extends BlockTexts>(name: Table['name']): Partial<SaidTexts<Table>> {
      // The server leaves only codes of the table, each of the same kind as in English.
      return sayLocal(texts[name]) as Partial<SaidTexts<Table>>;
    },
  };
}

/** Only the server or a component writes it, so it is only checked to be an object of objects. */
function readLocal(json: string | null): LocalTexts | undefined {
  const { language, texts } = parse(json) as Partial<LocalTexts>;
  return typeof language === 'string' && typeof texts === 'object'
    ? { language, texts }
    : undefined;
}

/** Not the reader that all blocks use: code shared with them is loaded by pages in English too. */
function parse(json: string | null): object {
  try {
    // Anything but an object becomes an empty one.
    return { ...JSON.parse(json ?? '') };
  } catch {
    return {};
  }
}
