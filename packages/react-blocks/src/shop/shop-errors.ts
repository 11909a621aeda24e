import { storedFields } from '../stored/stored-fields';

/** What is wrong with a post of the shop, in the words of the page's language. */
export interface ShopErrors {
  /** What is wrong as a whole, or went wrong. */
  readonly message?: string | undefined;
  /** What is wrong by the name of its control, such as `email`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads what is wrong; never throws. Nothing where nothing is. */
export function readShopErrors(raw: unknown): ShopErrors | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const read = storedFields(raw);
  const named = Object.entries(Object(read.raw('fields'))).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const message = read.optionalText('message');
  return message === undefined && named.length === 0
    ? undefined
    : { message, fields: Object.fromEntries(named) };
}
