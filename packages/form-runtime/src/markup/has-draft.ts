/** What the names of all drafts in a storage begin with; the id of the form follows. */
export const draftPrefix = 'frontage:form:';

/**
 * Whether the browser keeps a draft of any form of the site: it is to be restored, or deleted if it
 * is too old. False where nothing may be stored.
 */
export function hasDraft(window: { readonly localStorage: object }): boolean {
  try {
    return Object.keys(window.localStorage).join().includes(draftPrefix);
  } catch {
    return false;
  }
}
