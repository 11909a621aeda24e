import type { PluralForms } from '@frontage/site-model';

/**
 * A text in English: words with placeholders `{…}`; or one text for each plural category of the
 * value `count`, in which `#` stands for the count.
 */
export type EnglishText = string | PluralForms;

/** Texts by code. */
export type EnglishTexts = Readonly<Record<string, EnglishText>>;

/** The texts of a block, or of something that blocks share, in English. */
export interface BlockTexts<
  Texts extends EnglishTexts = EnglishTexts,
  Name extends string = string,
> {
  /** The owner of the texts; a site stores translations under this name. */
  readonly name: Name;
  readonly english: Texts;
}

/** The names of the placeholders in a text. */
type PlaceNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceNames<Rest>
  : never;

/** The values for the placeholders. */
type Values<Names extends string> = Readonly<Record<Names, string | number>>;

/** A text ready for use: words, or a function of the values. */
export type SaidText<Text> = Text extends string
  ? [PlaceNames<Text>] extends [never]
    ? string
    : (values: Values<PlaceNames<Text>>) => string
  : (
      values: Values<Exclude<PlaceNames<Text[keyof Text]>, 'count'>> & { readonly count: number },
    ) => string;

/** The texts of a table, ready for use. */
export type SaidTexts<Table extends BlockTexts> = {
  readonly [Code in keyof Table['english']]: SaidText<Table['english'][Code]>;
};

/**
 * Defines the texts of a block. Nothing else is needed: a block imports the texts it uses, and no
 * list has to know them.
 *
 * @param name the owner of the texts
 * @example
 * export const cartTexts = defineTexts('cart', { empty: 'Nothing yet.', each: '{price} each' });
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
