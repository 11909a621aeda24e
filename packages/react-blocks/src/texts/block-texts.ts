import type { PluralForms } from '@frontage/site-model';

/**
 * A text in English: words, in which `{…}` is filled in; or one for each plural category of the
 * value `count`, in which `#` stands for it.
 */
export type EnglishText = string | PluralForms;

/** Texts by code. */
export type EnglishTexts = Readonly<Record<string, EnglishText>>;

/** The words of a block, or of something that blocks share, in English. */
export interface BlockTexts<
  Texts extends EnglishTexts = EnglishTexts,
  Name extends string = string,
> {
  /** Who says them: under this name a site stores them in other languages. */
  readonly name: Name;
  readonly english: Texts;
}

/** The names of the places in a text. */
type PlaceNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceNames<Rest>
  : never;

/** What is filled in. */
type Values<Names extends string> = Readonly<Record<Names, string | number>>;

/** A text ready to be said: words, or a function of what is filled in. */
export type SaidText<Text> = Text extends string
  ? [PlaceNames<Text>] extends [never]
    ? string
    : (values: Values<PlaceNames<Text>>) => string
  : (
      values: Values<Exclude<PlaceNames<Text[keyof Text]>, 'count'>> & { readonly count: number },
    ) => string;

/** The texts of a table, ready to be said. */
export type SaidTexts<Table extends BlockTexts> = {
  readonly [Code in keyof Table['english']]: SaidText<Table['english'][Code]>;
};

/**
 * Defines the words of a block. That is all: a block says which texts it uses by importing
 * them, and no list has to know of them.
 *
 * @param name who says them
 * @example
 * export const cartTexts = defineTexts('cart', { empty: 'Your cart is empty.', each: '{price} each' });
 * // In a component:
 * const texts = useTexts(cartTexts);
 * texts.each({ price: '$8' });
 */
export function defineTexts<const Name extends string, const Texts extends EnglishTexts>(
  name: Name,
  english: Texts,
): BlockTexts<Texts, Name> {
  return { name, english };
}
