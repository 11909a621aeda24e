import type { FormDefinition } from '@frontage/form-runtime';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { createSubmission, type SubmissionFacts } from './create-submission';
import type { Delivery } from './deliver-submission';
import { judgeSpam, type SpamEvidence } from './judge-spam';
import { searchText } from './search-text';
import { prepareDelivery, type DeliveryServices } from './prepare-delivery';

/** A valid form, from a call or a post. */
interface RightForm extends Omit<SpamEvidence, 'form' | 'values'> {
  readonly site: Site;
  readonly form: FormDefinition;
  readonly facts: Omit<SubmissionFacts, 'siteId' | 'formId' | 'reasons' | 'searchText'>;
}

/**
 * Makes a submission from a call or a post, with everything that is stored together with it.
 *
 * @param services what it is written with
 * @param request what it came with
 * @param right what was sent
 */
export function prepareSubmission(
  services: DeliveryServices,
  request: Pick<EndpointRequest, 'host' | 'secure' | 'headers'>,
  { site, form, facts, ...sent }: RightForm,
): Promise<Delivery> {
  const reasons = judgeSpam({ ...sent, form, values: facts.values });
  const submission = createSubmission(services.store, {
    ...facts,
    siteId: site.id,
    formId: form.id,
    reasons,
    searchText: searchText(form, facts.values),
  });
  return prepareDelivery(services, request, { site, form, submission });
}
