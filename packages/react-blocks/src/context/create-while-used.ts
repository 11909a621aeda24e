import type { Teardown } from '@frontage/core-lifecycle';

/** What a user of something shared receives. */
export interface Used<Thing> {
  readonly value: Thing;
  /** Stops using it; calling it again does nothing. */
  readonly end: Teardown;
}

/**
 * Creates something that blocks share while they live: created for the first user, destroyed with
 * the last.
 *
 * @returns starts a use
 */
export function createWhileUsed<Thing extends { readonly destroy: Teardown }>(
  create: () => Thing,
): () => Used<Thing> {
  const users = new Set<Used<Thing>>();
  let value: Thing | undefined;

  return () => {
    const current = (value ??= create());
    const user: Used<Thing> = {
      value: current,
      end() {
        if (!users.delete(user) || users.size > 0) return;
        value = undefined;
        current.destroy();
      },
    };
    users.add(user);
    return user;
  };
}
