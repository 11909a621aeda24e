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
  const kept = new Map<string, SiteForms>();

  function formsOf({ id, revision }: Pick<Site, 'id' | 'revision'>): SiteForms['forms'] {
    const known = kept.get(id);
    if (known?.revision === revision) return known.forms;
    if (kept.size >= mostSites) kept.clear();
    const forms: SiteForms['forms'] = new Map();
    kept.set(id, { revision, forms });
    return forms;
  }

  return {
    async find(site, formId) {
      const forms = formsOf(site);
      const known = forms.get(formId);
      if (known) return known;
      const found = await findForm(read, site.id, formId);
      if (found) forms.set(formId, found);
      return found;
    },
  };
}
