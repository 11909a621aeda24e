import { afterScript } from '@frontage/form-runtime/markup';

/**
 * Gives the document of the owner's HTML for its frame: unchanged, with a doctype, without which it
 * has no height of its own, and with a script that reports that height to the page.
 */
export function afterPage(html: string): string {
  return `${/^\s*<!doctype/i.test(html) ? '' : '<!doctype html>'}${html}${afterScript}`;
}
