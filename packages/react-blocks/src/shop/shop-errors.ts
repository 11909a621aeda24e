import { storedFields } from '../stored/stored-fields';

/** What is wrong with a form of the shop, in the page's language. */
export interface ShopErrors {
  /** The overall error. */
  readonly message?: string | undefined;
  /** Errors by the names of their controls, such as `email`. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * Rejected values by the names of their controls, so that the visitor can correct them.
   * @default nothing
   */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  /** The page for corrections, such as a product's; a path of the site. @default this one */
  readonly mendAt?: string | undefined;
}

/** Reads errors; never throws. Undefined if there are none. */
export function readShopErrors(raw: unknown): ShopErrors | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const read = storedFields(raw);
  const fields = readWords(read.raw('fields'));
  const typed = readWords(read.raw('typed'));
  const message = read.optionalText('message');
  const mendAt = read.optionalText('mendAt');
  if (message === undefined && Object.keys(fields).length === 0) return undefined;
  return {
    message,
    fields,
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(mendAt?.startsWith('/') && { mendAt }),
  };
}

function readWords(raw: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(Object(raw)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
