/** The states by which texts are filtered. */
export const textStates = ['missing', 'own'] as const;

/** Which texts are looked for. */
export interface TextQuery {
  /** Words that a text has in English or in the site's language. @default '' */
  readonly q?: string | undefined;
  /** The subject, by its id. @default all */
  readonly kind?: string | undefined;
  /** @default all */
  readonly state?: (typeof textStates)[number] | undefined;
}
