import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import type { Captchas } from '../../captcha/judge-captcha';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findWithPerson } from '../../accounts/find-with-person';
import { loadForm, type LoadedForm } from './load-form';

/** The services of the forms in the area. */
export interface AreaFormServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  captchas: Pick<Captchas, 'recaptcha'>;
}

const { defineAction } = actionsFor<AreaFormServices, Site, AccountRefusal>(accountManner);

/** Declares an action about forms. */
export { defineAction as defineFormAction };

/** A form, and who asks for it. */
export interface FoundForm {
  readonly contributor: Contributor;
  readonly loaded: LoadedForm;
}

/** Finds the form that an address names, deleted or not, and who asks for it. */
export function findFormAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<AreaFormServices, 'identify' | 'store'>,
): Promise<FoundForm | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const loaded = await loadForm(db, siteId, id);
    return loaded && { loaded };
  });
}
