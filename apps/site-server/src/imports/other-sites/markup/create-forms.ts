import type { FormDefinition } from '@frontage/form-runtime';
import type { FormFile } from '../../site-files/site-files';

/**
 * Makes the forms of one import, each taken once.
 *
 * @param nameFile gives a name for the file of a form, by what it is called
 */
export function createForms(nameFile: (title: string) => string) {
  const forms = new Map<string, { name: string; definition: Omit<FormDefinition, 'id'> }>();
  return {
    /** Takes a form; gives the name of its file. */
    take(definition: Omit<FormDefinition, 'id'>): string {
      const key = JSON.stringify(definition);
      const known = forms.get(key) ?? { name: nameFile(definition.name), definition };
      forms.set(key, known);
      return known.name;
    },
    files: (): readonly FormFile[] =>
      [...forms.values()].map((form) => ({ ...form, id: undefined })),
  };
}
