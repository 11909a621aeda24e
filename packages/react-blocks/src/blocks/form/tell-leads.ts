import { pixelGate } from '@frontage/census/dom';
import type { FormTransport } from '@frontage/form-runtime';

/**
 * A transport that also tells the page's gate of each form that arrived [7.25]; of what was entered
 * it tells nothing.
 */
export function tellLeads(
  transport: FormTransport,
  isNewsletter: boolean,
  window: Window,
): FormTransport {
  return {
    ...transport,
    async save(submission, signal) {
      const result = await transport.save(submission, signal);
      if (result.ok)
        pixelGate(window).tell({
          name: 'Lead',
          details: { formId: submission.formId, isNewsletter },
        });
      return result;
    },
  };
}
