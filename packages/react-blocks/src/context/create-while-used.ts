import type { Teardown } from '@frontage/core-lifecycle';

/** What a user of something shared is given. */
export interface Used<Thing> {
  readonly thing: Thing;
  /** Uses it no more; twice is harmless. */
  readonly end: Teardown;
}

/**
 * Something that blocks share while they live: made for the first who uses it, destroyed
 * with the last.
 *
 * @returns begins to use it
 */
export function createWhileUsed<Thing extends { readonly destroy: Teardown }>(
  create: () => Thing,
): () => Used<Thing> {
  const users = new Set<Used<Thing>>();
  let thing: Thing | undefined;

  return () => {
    const made = (thing ??= create());
    const user: Used<Thing> = {
      thing: made,
      end() {
        if (!users.delete(user) || users.size > 0) return;
        thing = undefined;
        made.destroy();
      },
    };
    users.add(user);
    return user;
  };
}
