import type { FormDefinition } from '@frontage/form-runtime';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findForm } from './forms';
import { isFormForMembers } from './is-form-for-members';

/** Finds the form that a visitor sends, without a database query each time. */
export interface FormLookup {
  /**
   * Returns a form as the site had it at its revision: every change of a form makes a new one, so
   * it is as old as the site itself, never older.
   */
  find(site: Pick<Site, 'id' | 'revision'>, formId: string): Promise<FormDefinition | undefined>;
  /**
   * Whether a form that is there is for members, as `isFormForMembers` tells: every change of a
   * page or of the settings makes a new revision too.
   */
  isForMembers(site: Pick<Site, 'id' | 'revision' | 'settings'>, formId: string): Promise<boolean>;
}

interface SiteForms {
  revision: number;
  forms: Map<string, FormDefinition>;
  forMembers: Map<string, boolean>;
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

  function formsOf({ id, revision }: Pick<Site, 'id' | 'revision'>): SiteForms {
    const known = formsBySite.get(id);
    if (known?.revision === revision) return known;
    if (formsBySite.size >= mostSites) formsBySite.clear();
    const siteForms: SiteForms = { revision, forms: new Map(), forMembers: new Map() };
    formsBySite.set(id, siteForms);
    return siteForms;
  }

  return {
    async find(site, formId) {
      const { forms } = formsOf(site);
      const cachedForm = forms.get(formId);
      if (cachedForm) return cachedForm;
      const found = await findForm(read, site.id, formId);
      if (found) forms.set(formId, found);
      return found;
    },
    async isForMembers(site, formId) {
      const { forMembers } = formsOf(site);
      const known = forMembers.get(formId);
      if (known !== undefined) return known;
      const found = await isFormForMembers(read, site, formId);
      forMembers.set(formId, found);
      return found;
    },
  };
}
