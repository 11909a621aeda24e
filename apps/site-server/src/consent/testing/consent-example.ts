import { writeLedger } from '../ledger';
import type { RoomExample } from '../../testing/add-one-of-each';

/** An answer to the cookie banner. */
export const consentExample: RoomExample = async (db, { siteId, createId, now }) => {
  const choice = {
    id: createId(),
    consentId: createId(),
    choice: 'accepted',
    categories: ['analytics'],
    bannerVersion: 2,
    textHash: '',
    language: 'en',
    hasSignal: false,
    createdAt: now,
  } as const;
  await writeLedger(db, siteId, choice, undefined);
};
