import { createContext, useContext } from 'react';
import type { BlockTexts, SaidTexts } from './block-texts';
import { sayEnglish } from './say-english';
import type { TextsInUse } from './texts-in-use';

const TextsContext = createContext<TextsInUse | undefined>(undefined);

/** Set around what is rendered in another language than English. */
export const TextsInUseProvider = TextsContext.Provider;

/** The texts in use around a component; undefined in English. */
export function useTextsInUse(): TextsInUse | undefined {
  return useContext(TextsContext);
}

/**
 * The texts of a block, ready to be said: in the page's language where it has them, else in English.
 *
 * @param texts those of the block, or the part of them that it says
 */
export function useTexts<Table extends BlockTexts>(texts: Table): SaidTexts<Table> {
  return useContext(TextsContext)?.say(texts) ?? sayEnglish(texts);
}

/**
 * What a block's script must know of the page's texts, as JSON for `localTextsAttribute`; undefined
 * in English.
 *
 * @param tables whose texts it says
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
