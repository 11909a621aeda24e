import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { findTranslation, type Translation } from '../../pages/translations/translations';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findWithPerson } from '../../accounts/find-with-person';

/** The services of translated pages. */
export interface TranslationServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<TranslationServices, Site, AccountRefusal>(accountManner);

/** Declares an action about translated pages. */
export { defineAction as defineTranslationAction };

/** A translated page with its original, and who asks for it. */
export interface FoundTranslation {
  readonly contributor: Contributor;
  readonly translation: Translation;
  readonly page: EditedPage;
  readonly original: EditedPage;
}

/** Finds the translated page that an address names, and who asks for it. */
export function findTranslationAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<TranslationServices, 'identify' | 'store'>,
): Promise<FoundTranslation | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const translation = await findTranslation(db, siteId, id);
    if (!translation) return;
    const [page, original] = await Promise.all([
      findEditedPage(db, siteId, id),
      findEditedPage(db, siteId, translation.originalId),
    ]);
    return page && original && page.state !== 'deleted'
      ? { translation, page, original }
      : undefined;
  });
}
