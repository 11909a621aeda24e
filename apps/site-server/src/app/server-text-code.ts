import type { rooms } from './rooms';

type TableOf<Declared> = Declared extends { texts: infer Table } ? Table : never;

type KeysOf<Table> = Table extends unknown ? keyof Table : never;

/**
 * A code of a text that the server itself shows to visitors and owners, on its own pages and in
 * mails: the `texts` of all rooms. A site overrides texts in its settings, in the block `server` of
 * a language's `texts`; each code has one text, so no two rooms share a code.
 */
export type ServerTextCode = KeysOf<TableOf<(typeof rooms)[number]>>;
