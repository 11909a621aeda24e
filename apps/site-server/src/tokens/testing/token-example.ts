import { makeAccessToken } from '../access-tokens';
import type { RoomExample } from '../../testing/add-one-of-each';

/** A token. */
export const tokenExample: RoomExample = async (db, { siteId, accountId, createId, now }) => {
  await makeAccessToken(db, {
    id: createId(),
    siteId,
    accountId,
    name: 'Robot',
    permissions: [],
    createdAt: now,
    expiresAt: now + 60_000,
  });
};
