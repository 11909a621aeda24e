import type { ContributorRole } from '@frontage/site-model/enums';
import { insertAccount, type Account } from '../accounts/accounts';
import { createPasswords, type PasswordCost } from '../sign-in/create-passwords';
import { openSession } from '../sign-in/sessions';
import type { SiteStore } from '../app/site-store';
import { ids } from './site-fixture';

/** So little work that a test can sign in often. */
export const easyPasswords: PasswordCost = { logN: 4, r: 8, p: 1 };

/** The password of every account of a test. */
export const goodPassword = 'a kiln by the tide';

/** Stores an account with these roles, and returns it. */
export async function addAccount(
  store: SiteStore,
  roles: readonly ContributorRole[],
  email = `${roles.join('.')}@studio.example`,
  siteId = ids.site,
): Promise<Account> {
  const password = await createPasswords(easyPasswords).hash(goodPassword);
  const account = { id: store.createId(), siteId, name: 'Ada', email, password, roles };
  await store.write((db) => insertAccount(db, account, store.now()));
  return account;
}

/** Signs an account in, and returns the cookie of its browser. */
export async function signIn(store: SiteStore, account: Account): Promise<string> {
  const session = { device: 'Firefox on Linux', network: '203.0.113.0/24', isRemembered: false };
  const token = await store.write((db) =>
    openSession(
      db,
      {
        ...session,
        id: store.createId(),
        siteId: account.siteId,
        holder: 'account',
        holderId: account.id,
      },
      store.now(),
    ),
  );
  return `CONTRIBUTOR=${token}`;
}
