import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { afterParts, afterScript } from '@frontage/form-runtime/dom';
import { afterAddress } from '../form.parts';
import type { PublishedForm } from './published-form';

/**
 * The address of the owner's HTML, for a sandboxed frame [4.01]; '' where there is none.
 * It is a blob and no `srcdoc`: that one takes only trusted texts where a page enforces
 * Trusted Types. Either runs under the page's own policy, and in an origin of its own.
 */
export function createAfterAddress(
  html: string,
  { Blob, URL, document }: Window & typeof globalThis,
): string {
  if (html === '') return '';
  // Its links and pictures are meant from the page.
  const base = `<!doctype html><meta charset="utf-8"><base href="${document.baseURI.replaceAll('"', '%22')}">`;
  return URL.createObjectURL(new Blob([base, html, afterScript], { type: 'text/html' }));
}

/**
 * Takes the address at which the site itself has that HTML, where it has: a page whose
 * policy lets no blob into its frames, or none of the scripts in it, shows it then too.
 *
 * @param blob what `createAfterAddress` gave, on the form's place for the frame
 */
export async function preferSiteAddress(
  { formId, after }: PublishedForm,
  blob: string,
  { window, signal }: BlockContext,
): Promise<void> {
  const address = afterAddress(encodeURIComponent(formId));
  try {
    const { ok, headers } = await window.fetch(address, { method: 'HEAD', signal });
    // Other servers answer anything to an address that they do not know.
    const isSandboxed = ok && /\bsandbox\b/.test(headers.get('Content-Security-Policy') ?? '');
    if (isSandboxed && after?.getAttribute(afterParts.frame) === blob)
      after.setAttribute(afterParts.frame, address);
  } catch {
    // The blob it is.
  }
}
