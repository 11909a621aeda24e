import type { ReviewPort } from '@frontage/page-editor';
import type { PublishReview } from '@frontage/site-model/editing';
import { createSending } from './create-sending';
import { createPublishForms } from './create-publish-forms';

/**
 * Makes what tells an editor what publishing would change, and publishes it.
 *
 * @param fetch as the browser has it
 * @param path of the page in the area
 */
export function createReviewPort(fetch: typeof globalThis.fetch, path: string): ReviewPort {
  return {
    async load() {
      try {
        const response = await fetch(`${path}/changes`, {
          headers: { accept: 'application/json' },
        });
        if (!response.ok) return undefined;
        return ((await response.json()) as { data: PublishReview }).data;
      } catch {
        return undefined;
      }
    },
    createForms(document, review, onLook) {
      const open = (address: string) => document.defaultView?.location.assign(address);
      const sending = createSending(document, { fetch, onLook, open });
      return createPublishForms(document, path, review, sending);
    },
  };
}
