import type { FormDefinition, FormValues } from '@frontage/form-runtime';
import { contentSource, type PageRecord } from '@frontage/site-model';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { bodyHash } from '../keys/body-hash';
import { derivedKeys } from '../keys/derived-keys';
import { deliverSubmission } from './deliver-submission';
import { prepareSubmission } from './prepare-submission';
import type { SubmissionServices } from './submission-services';

/** A valid form that was sent without scripts. */
export interface PlainSubmission {
  site: Site;
  page: PageRecord;
  form: FormDefinition;
  /** Name and value of every control, as sent. */
  entries: readonly (readonly [string, string])[];
  values: FormValues;
  /** Id of a file in the post → hash of its bytes. */
  fingerprints: ReadonlyMap<string, string>;
}

/** The services that store such a form. */
type PlainPostServices = Pick<
  SubmissionServices,
  'store' | 'keys' | 'outbox' | 'baseUrl' | 'onSubmission'
>;

/**
 * Stores a form that was sent without scripts, once: its key is derived from form, visitor, content
 * and time.
 *
 * @throws UploadGone if a file is missing
 */
export async function storePlainPost(
  services: PlainPostServices,
  request: EndpointRequest,
  { site, page, form, entries, values, fingerprints }: PlainSubmission,
): Promise<void> {
  const { store, keys, outbox } = services;
  // A file gets a new id each time it is sent, but its bytes are the same.
  const content = entries.map(([name, value]) => [name, fingerprints.get(value) ?? value]);
  const { key, earlier } = derivedKeys(keys.signer('form key'), store.now(), [
    form.id,
    request.address,
    request.headers['user-agent'] ?? '',
    bodyHash(form.id, { content }),
  ]);
  const delivery = await prepareSubmission(services, request, {
    site,
    form,
    sent: Object.fromEntries(entries),
    unchecked: form.captcha !== undefined,
    facts: {
      key,
      values,
      pageId: page.id,
      pageTitle: page.title,
      pagePath: `/${page.slug}`,
      contentSource: contentSource(page),
    },
  });
  await store.write(async (db) => {
    const repeat = await db
      .selectFrom('submission')
      .select('id')
      .where('key', 'in', earlier)
      .executeTakeFirst();
    if (!repeat) await deliverSubmission(db, delivery);
  });
  outbox.wake();
}
