import type { AdviceText } from './advice-texts';

/** Something on a page that visitors may trip over, found while it is written. */
export interface Advice {
  /** What it is, as `sayAdvice` says it. */
  readonly code: AdviceText;
  /** What is filled in. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The block it is about; undefined for the whole page. */
  readonly block: string | undefined;
}
