import { createContext, useContext, useMemo } from 'react';
import type { PageTexts } from './english-texts';
import type { LocalTexts } from './local-texts';
import type { SpokenTexts } from './speak-texts';

/** The texts of a page that is not in English: as markup has them, and as blocks use them. */
export interface TextsInUse {
  readonly local: LocalTexts;
  readonly spoken: SpokenTexts;
}

const TextsContext = createContext<TextsInUse | undefined>(undefined);

/** Set around what is rendered in another language than English. */
export const TextsInUseProvider = TextsContext.Provider;

/** The texts in use around a component; undefined in English. */
export function useTextsInUse(): TextsInUse | undefined {
  return useContext(TextsContext);
}

/**
 * The texts of a block: in the page's language where it has them, else in English.
 *
 * @param english those of the block, or the part of them that is said, which every page has
 */
export function useTexts<Block extends keyof PageTexts, Code extends keyof PageTexts[Block]>(
  block: Block,
  english: Pick<PageTexts[Block], Code>,
): Pick<PageTexts[Block], Code> {
  const local = useContext(TextsContext)?.spoken[block];
  return useMemo(() => (local ? { ...english, ...local } : english), [english, local]);
}

/**
 * What a block's script must know of the page's texts, as JSON for `localTextsAttribute`; undefined
 * in English.
 */
export function useTextsData(blocks: readonly (keyof PageTexts)[]): string | undefined {
  const local = useContext(TextsContext)?.local;
  const texts = blocks.flatMap((block) =>
    local?.texts[block] ? [[block, local.texts[block]] as const] : [],
  );
  return local && texts.length > 0
    ? JSON.stringify({ language: local.language, texts: Object.fromEntries(texts) })
    : undefined;
}
