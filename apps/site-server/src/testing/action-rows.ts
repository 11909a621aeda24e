import { allActions } from '../app/all-actions';

/** Every address of every action, with what its action says of who may call it. */
export const actionRows = allActions.flatMap(({ who, needsRecentSignIn, takesToken, addresses }) =>
  addresses.map((address) => ({
    ...address,
    who,
    needsRecentSignIn,
    takesToken,
    name: `${address.method} ${address.url}`,
  })),
);

/** One of them. */
export type ActionRow = (typeof actionRows)[number];
