import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { findTranslation, type Translation } from '../../pages/translations/translations';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';

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
export async function findTranslationAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<TranslationServices, 'identify' | 'store'>,
): Promise<FoundTranslation | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { id } = call.params;
  const { read } = services.store;
  const gone = new Refused<AccountRefusal>({ status: 404, code: 'gone' });
  const translation = isStorable(id) ? await findTranslation(read, call.site.id, id) : undefined;
  if (!translation) return gone;
  const [page, original] = await Promise.all([
    findEditedPage(read, call.site.id, id),
    findEditedPage(read, call.site.id, translation.originalId),
  ]);
  return page && original && page.state !== 'deleted'
    ? { contributor, translation, page, original }
    : gone;
}
