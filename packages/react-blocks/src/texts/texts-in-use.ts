import type { BlockTexts, SaidTexts } from './block-texts';
import type { LocalBlockTexts } from './local-texts';
import { sayEnglish } from './say-english';
import { createSayLocal } from './say-local';

/** The texts of a page, or of a host, that is not in English. */
export interface TextsInUse {
  /** A BCP 47 tag that also says in which digits numbers are written. */
  readonly language: string;
  /** What the language has of a block's texts; undefined for nothing. */
  local(table: BlockTexts): LocalBlockTexts | undefined;
  /** The texts of a block, ready to be said: in the language where it has them, else in English. */
  say<Table extends BlockTexts>(table: Table): SaidTexts<Table>;
}

/**
 * Makes the texts of a language. Those of a block are made ready when they are first used,
 * and once.
 *
 * @param local what the language has of a block's texts
 */
export function createTextsInUse(language: string, local: TextsInUse['local']): TextsInUse {
  const sayLocal = createSayLocal(language);
  const known = new Map<BlockTexts, SaidTexts<BlockTexts>>();

  return {
    language,
    local,
    say<Table extends BlockTexts>(table: Table): SaidTexts<Table> {
      const said = known.get(table) ?? { ...sayEnglish(table), ...sayLocal(local(table)) };
      known.set(table, said);
      // What stands under a table is its own; a language has each text as English has it.
      return said as SaidTexts<Table>;
    },
  };
}
