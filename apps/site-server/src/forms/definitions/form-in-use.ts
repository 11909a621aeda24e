import type { FormDefinition } from '@frontage/form-runtime';
import type { SiteSettings } from '../../sites/site-settings';

declare module '../../sites/site-settings' {
  interface SiteSettings {
    /**
     * The vanilla form handler: with it, text areas keep to their maximum length [3.13]. @default
     * true
     */
    vanillaFormHandler?: boolean;
  }
}

/**
 * Makes a form as the site's pages show it and as submissions are judged by it.
 *
 * @param form as its owner configured it
 * @param settings the site's
 */
export function formInUse(form: FormDefinition, settings: SiteSettings): FormDefinition {
  if (settings.vanillaFormHandler ?? true) return form;
  const fields = form.fields.map((field) =>
    field.type === 'textarea' ? { ...field, maxLength: 0 } : field,
  );
  return { ...form, fields };
}
