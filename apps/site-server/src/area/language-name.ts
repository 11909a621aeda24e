const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Returns the name of a language in the language of the area, such as `Arabic (Egypt)`.
 *
 * @param tag BCP 47
 * @returns the tag itself where the language has no name
 */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
