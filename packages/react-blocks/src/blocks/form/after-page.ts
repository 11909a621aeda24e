import { afterScript } from '@frontage/form-runtime/dom';

/**
 * The document of the owner's HTML in its frame: as it was written, with a doctype, since
 * without one it has no height of its own, and with what tells that height to the page.
 */
export function afterPage(html: string): string {
  return `${/^\s*<!doctype/i.test(html) ? '' : '<!doctype html>'}${html}${afterScript}`;
}
