import type { PageContext } from '@frontage/core-lifecycle/dom';
import type { FormTransport } from '@frontage/form-runtime';
import { recordPixel } from '../../pixels/record-pixel';

/**
 * Wraps a transport so that it also records each form that arrived [7.25], without any of the
 * input.
 */
export function recordLeads(
  transport: FormTransport,
  isNewsletter: boolean,
  context: PageContext,
): FormTransport {
  return {
    ...transport,
    async save(submission, signal) {
      const result = await transport.save(submission, signal);
      if (result.ok)
        recordPixel(context, {
          name: 'Lead',
          details: { formId: submission.formId, isNewsletter },
        });
      return result;
    },
  };
}
