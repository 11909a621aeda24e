import type { rooms } from './rooms';

type TableOf<Declared> = Declared extends { texts: infer Table } ? Table : never;

type KeysOf<Table> = Table extends unknown ? keyof Table : never;

/**
 * A code of what the server itself says to visitors and owners, on pages of its own and in mails:
 * the `texts` of all rooms. A site has other words in its settings, in the block `server` of a
 * language's `texts`; there is one word for a code, so no two rooms have the same.
 */
export type ServerTextCode = KeysOf<TableOf<(typeof rooms)[number]>>;
