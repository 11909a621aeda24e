import { useMemo, type ReactNode } from 'react';
import type { LocalText } from './local-texts';
import { textsInUse } from './stored-texts';
import { TextsInUseProvider } from './use-texts';

/** The language of the blocks below, for React hosts. */
export interface TextsProviderProps {
  /** A BCP 47 tag. */
  language: string;
  /** Block → code → text; missing texts are shown in English. */
  texts: Readonly<Record<string, Readonly<Record<string, LocalText>>>>;
  children: ReactNode;
}

/**
 * Shows the blocks' own texts in a language other than English. The direction is the page's: put
 * `dir` on an element around them.
 */
export function TextsProvider({ language, texts, children }: TextsProviderProps): ReactNode {
  const value = useMemo(() => textsInUse(texts, language), [texts, language]);
  return <TextsInUseProvider value={value}>{children}</TextsInUseProvider>;
}
