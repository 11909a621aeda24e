import type { JsonObject } from '@frontage/site-model';

/** Something that a field may lead to: a picture, form, page, product, collection or place. */
export interface FieldChoice {
  readonly id: string;
  readonly label: string;
  /** The address of a small picture. @default none */
  readonly picture?: string | undefined;
  /** Where a link to it leads. @default nowhere */
  readonly href?: string | undefined;
  /** Why it cannot be taken. @default it can */
  readonly refusal?: string | undefined;
  /** What a group of fields is filled with. @default nothing */
  readonly fill?: JsonObject | undefined;
}

/**
 * Finds what a field may lead to: the first `mostChoices` that have the words, newest first. Where
 * the words are an id, it finds the one with that id.
 *
 * @param to the kind of what is found
 * @param words that it has, or its id
 * @param on the address of the page whose places are found, such as `/about`. @default this page
 */
export type LoadChoices = (
  to: string,
  words: string,
  on?: string,
) => Promise<readonly FieldChoice[]>;
