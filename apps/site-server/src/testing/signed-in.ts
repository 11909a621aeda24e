import type { Account } from '../accounts/accounts';
import type { TestServer } from './server-fixture';
import { shopper, type Shopper } from './shopper';
import { signIn } from './sign-in-as';

/** A browser in which somebody is signed in to the area. */
export async function signedIn(
  { server, store }: Pick<TestServer, 'server' | 'store'>,
  account: Account,
): Promise<Shopper> {
  const browser = shopper(server);
  const [name = '', value = ''] = (await signIn(store, account)).split('=');
  browser.cookies.set(name, value);
  return browser;
}
