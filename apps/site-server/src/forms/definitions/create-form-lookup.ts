import type { FormDefinition } from '@frontage/form-runtime';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findForm } from './forms';

/** Finds the form that a visitor sends, without a database query each time. */
export interface FormLookup {
  /**
   * Returns a form as the site had it at its revision: every change of a form makes a new one, so
   * it is as old as the site itself, never older.
   */
  find(site: Pick<Site, 'id' | 'revision'>, formId: string): Promise<FormDefinition | undefined>;
}

interface SiteForms {
  revision: number;
  forms: Map<string, FormDefinition>;
}

/** More sites than this in one store are kept in turns. */
const mostSites = 100;

/**
 * Makes the lookup of a server. Forms that are not there are asked for each time, so that invented
 * ids fill no memory.
 *
 * @param store the store
 */
export function createFormLookup({ read }: Pick<Store, 'read'>): FormLookup {
  const formsBySite = new Map<string, SiteForms>();

  function formsOf({ id, revision }: Pick<Site, 'id' | 'revision'>): SiteForms['forms'] {
    const siteForms = formsBySite.get(id);
    if (siteForms?.revision === revision) return siteForms.forms;
    if (formsBySite.size >= mostSites) formsBySite.clear();
    const forms: SiteForms['forms'] = new Map();
    formsBySite.set(id, { revision, forms });
    return forms;
  }

  return {
    async find(site, formId) {
      const forms = formsOf(site);
      const cachedForm = forms.get(formId);
      if (cachedForm) return cachedForm;
      const found = await findForm(read, site.id, formId);
      if (found) forms.set(formId, found);
      return found;
    },
  };
}
