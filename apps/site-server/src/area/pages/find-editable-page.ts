import type { AccountRefusal } from '../../accounts/account-manner';
import { Refused } from '../../http/action/refused';
import { findPageAndPerson, type FoundPage } from './define-page-action';
import { pagesPath } from './page-query';

/** Finds the page that an address names, unless it was deleted, and who asks for it. */
export async function findEditablePage(
  ...asked: Parameters<typeof findPageAndPerson>
): Promise<FoundPage | Refused<AccountRefusal>> {
  const found = await findPageAndPerson(...asked);
  return found instanceof Refused || found.page.state !== 'deleted'
    ? found
    : new Refused({
        status: 404,
        code: 'pageDeleted',
        way: { href: `${pagesPath}/${found.page.id}`, text: 'toPage' },
      });
}
