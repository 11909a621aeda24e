import { createContext, useContext } from 'react';
import type { BlockTexts, SaidTexts } from './block-texts';
import { sayEnglish } from './say-english';
import type { TextsInUse } from './texts-in-use';

const TextsContext = createContext<TextsInUse | undefined>(undefined);

/** Set around content in a language other than English. */
export const TextsInUseProvider = TextsContext.Provider;

/** Gives the texts in use around a component; undefined in English. */
export function useTextsInUse(): TextsInUse | undefined {
  return useContext(TextsContext);
}

/**
 * Gives the texts of a block, ready for use: in the page's language if it has them, else in
 * English.
 *
 * @param texts those of the block, or the part of them that it uses
 */
export function useTexts<Table extends BlockTexts>(texts: Table): SaidTexts<Table> {
  return useContext(TextsContext)?.say(texts) ?? sayEnglish(texts);
}

/**
 * Gives the part of the page's texts that a block's script needs, as JSON for
 * `localTextsAttribute`; undefined in English.
 *
 * @param tables the texts it uses
 */
export function useTextsData(tables: readonly BlockTexts[]): string | undefined {
  const inUse = useContext(TextsContext);
  const texts = tables.flatMap((table) => {
    const local = inUse?.local(table);
    return local ? [[table.name, local] as const] : [];
  });
  return inUse && texts.length > 0
    ? JSON.stringify({ language: inUse.language, texts: Object.fromEntries(texts) })
    : undefined;
}
