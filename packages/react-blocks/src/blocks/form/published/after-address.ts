import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { afterParts, afterScript } from '@frontage/form-runtime/markup';
import { formAfterAddress } from '../form.parts';
import type { PublishedForm } from './published-form';

/**
 * Creates the address of the owner's HTML, for a sandboxed frame [4.01]; '' if there is none. It is
 * a blob, because `srcdoc` only accepts trusted texts if a page enforces Trusted Types. Either one
 * is subject to the page's own policy, and has a separate origin.
 */
export function createAfterAddress(
  html: string,
  { Blob, URL, document }: Window & typeof globalThis,
): string {
  if (html === '') return '';
  // Its links and pictures are relative to the page.
  const base = `<!doctype html><meta charset="utf-8"><base href="${document.baseURI.replaceAll('"', '%22')}">`;
  return URL.createObjectURL(new Blob([base, html, afterScript], { type: 'text/html' }));
}

/**
 * Prefers the site's own address for that HTML, if there is one: then a page also shows it if its
 * policy forbids blobs in frames, or scripts in them.
 *
 * @param blob the result of `createAfterAddress`, set on the form's place for the frame
 */
export async function preferSiteAfterAddress(
  { formId, after }: PublishedForm,
  blob: string,
  { window, signal }: BlockContext,
): Promise<void> {
  const address = formAfterAddress(encodeURIComponent(formId));
  try {
    const { ok, headers } = await window.fetch(address, { method: 'HEAD', signal });
    // Other servers may answer unknown addresses with anything.
    const isSandboxed = ok && /\bsandbox\b/.test(headers.get('Content-Security-Policy') ?? '');
    if (isSandboxed && after?.getAttribute(afterParts.frame) === blob)
      after.setAttribute(afterParts.frame, address);
  } catch {
    // Keeps the blob.
  }
}
