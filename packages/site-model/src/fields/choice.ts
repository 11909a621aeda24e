import { tokens, type ColorRole } from '../tokens';
import { createField, type Built, type FieldAbout, type FieldPresence } from './field';

/** Yes or no. */
export function flag<const Options extends FieldAbout & FieldPresence<boolean>>(
  options: Options,
): Built<'flag', boolean, Options> {
  return createField('flag', options, false, (raw) => (typeof raw === 'boolean' ? raw : undefined));
}

/** The options of a choice, each with its label for the owner. */
export interface ChoiceOptions<Word extends string> extends FieldAbout {
  readonly options: Readonly<Record<Word, string>>;
  readonly default?: NoInfer<Word>;
}

/** One of several words. */
export function choice<Word extends string, const Options extends ChoiceOptions<Word>>(
  options: Options & { readonly options: Readonly<Record<Word, string>> },
): Built<'choice', Word, Options> & { readonly values: readonly Word[] } {
  // The keys are the words.
  const values = Object.keys(options.options) as Word[];
  const [first] = values;
  if (first === undefined) throw new Error('[site-model] a choice has no options. Give it some.');
  const read = (raw: unknown): Word | undefined => values.find((word) => word === raw);
  return { ...createField('choice', options, first, read), values };
}

/** One of several numbers, such as the level of a heading. */
export function numberChoice<
  const Value extends number,
  const Options extends FieldAbout & { readonly default: NoInfer<Value> },
>(
  options: Options & { readonly values: readonly Value[] },
): Built<'choice', Value, Options> & { readonly values: readonly Value[] } {
  return createField('choice', options, options.default, (raw) =>
    options.values.find((value) => value === raw),
  );
}

/** A colour of the site's palette, by its role. */
export function color<const Options extends FieldAbout & FieldPresence<ColorRole>>(
  options: Options,
): Built<'color', ColorRole, Options> & { readonly values: readonly ColorRole[] } {
  // The keys are the roles.
  const values = Object.keys(tokens.role) as ColorRole[];
  const read = (raw: unknown): ColorRole | undefined => values.find((role) => role === raw);
  return { ...createField('color', options, 'text', read), values };
}
