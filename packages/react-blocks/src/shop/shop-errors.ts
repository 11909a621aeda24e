import { storedFields } from '../stored/stored-fields';

/** What is wrong with a post of the shop, in the words of the page's language. */
export interface ShopErrors {
  /** What is wrong as a whole, or went wrong. */
  readonly message?: string | undefined;
  /** What is wrong by the name of its control, such as `email`. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * What was sent and not taken, by the name of its control, so that it stands there to be mended.
   * @default nothing
   */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  /** The page on which it is mended, such as a product's; a path of the site. @default this one */
  readonly mendAt?: string | undefined;
}

/** Reads what is wrong; never throws. Nothing where nothing is. */
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
