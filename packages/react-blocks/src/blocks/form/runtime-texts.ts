import type { FormTexts } from '@frontage/form-runtime';
import type { MountTexts } from '../../texts/read-texts';
import type { formTexts } from './form.texts';

/** The texts of a form in the page's language, as the form runtime takes them. */
export function runtimeTexts(texts: MountTexts | undefined): FormTexts | undefined {
  return texts?.own<typeof formTexts>('form');
}
