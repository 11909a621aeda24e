import type { SiteStore } from '../app/site-store';
import { insertMember, type Member } from '../members/members';
import { createPasswords } from '../sign-in/create-passwords';
import { openSession } from '../sign-in/sessions';
import { easyPasswords, goodPassword } from './sign-in-as';
import { ids } from './site-fixture';

/** Stores a member with {@link goodPassword}, and returns them. */
export async function addMember(
  store: SiteStore,
  email = 'ada@example.com',
  siteId = ids.site,
): Promise<Member> {
  const member: Member = {
    id: store.createId(),
    siteId,
    email,
    name: 'Ada',
    password: await createPasswords(easyPasswords).hash(goodPassword),
    cartId: undefined,
    createdAt: store.now(),
  };
  await store.write((db) => insertMember(db, member));
  return member;
}

/** Signs a member in, and returns the cookie of their browser. */
export async function signMemberIn(store: SiteStore, member: Member): Promise<string> {
  const token = await store.write((db) =>
    openSession(
      db,
      {
        id: store.createId(),
        siteId: member.siteId,
        holder: 'member',
        holderId: member.id,
        device: 'Firefox on Linux',
        network: '203.0.113.0/24',
        isRemembered: false,
      },
      store.now(),
    ),
  );
  return `MEMBER=${token}`;
}
