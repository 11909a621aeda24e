import type { BlockTexts, SaidTexts } from './block-texts';
import type { LocalBlockTexts } from './local-texts';
import { sayEnglish } from './say-english';
import { createSayLocal } from './create-say-local';

/** The texts of a page or a host that is not in English. */
export interface TextsInUse {
  /** A BCP 47 tag that also determines the digits of numbers. */
  readonly language: string;
  /** Gives the translated texts of a block; undefined if there are none. */
  local(table: BlockTexts): LocalBlockTexts | undefined;
  /** Gives the texts of a block, ready for use: in the language if it has them, else in English. */
  say<Table extends BlockTexts>(table: Table): SaidTexts<Table>;
}

/**
 * Creates the texts of a language. Those of a block are made ready once, on first use.
 *
 * @param local gives the translated texts of a block
 */
export function createTextsInUse(language: string, local: TextsInUse['local']): TextsInUse {
  const sayLocal = createSayLocal(language);
  const cache = new Map<BlockTexts, SaidTexts<BlockTexts>>();

  return {
    language,
    local,
    say<Table extends BlockTexts>(table: Table): SaidTexts<Table> {
      const texts = cache.get(table) ?? { ...sayEnglish(table), ...sayLocal(local(table)) };
      cache.set(table, texts);
      // The value stored for a table belongs to it; a translated text has the same kind as the
      // English one.
      return texts as SaidTexts<Table>;
    },
  };
}
