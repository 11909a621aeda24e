import { storedFields } from '../../stored/stored-fields';

/** A search block as a page document stores it. */
export interface StoredSearchPreview {
  label?: string | undefined;
  placeholder?: string | undefined;
}

/** Reads a stored search block; never throws. */
export function readStoredSearchPreview(raw: unknown): StoredSearchPreview {
  const fields = storedFields(raw);
  return { label: fields.optionalText('label'), placeholder: fields.optionalText('placeholder') };
}
