import { formMessage, type FormCode } from '@frontage/form-runtime';
import { randomBytes } from 'node:crypto';
import { jsonReply, type Endpoint } from '../../http/endpoint';
import { rateKey, type RateLimit } from '../../http/rate-limit';
import { readJson } from '../../http/read-json';
import { refererPath } from '../../http/referer-path';
import { refuseForeign, type ForeignGuard } from '../../http/refuse-foreign';
import type { SiteLookup } from '../../sites/create-site-lookup';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { formTextsAt } from '../definitions/form-texts';
import { findForm } from '../definitions/forms';
import { insertKey } from './form-keys';

/** What keys are handed out with. */
export interface KeyServices extends ForeignGuard {
  store: Pick<Store, 'read' | 'write' | 'now'>;
  sites: SiteLookup;
  /** Keys, per address. */
  keyLimit: RateLimit;
}

/**
 * `POST /api/form/FormSubmissionKey` → `{ data: { key } }` [7.01]. A body of
 * `{"formId": "…"}` binds the key to that form; without one the first submission does.
 */
export function formSubmissionKeyEndpoint(services: KeyServices): Endpoint {
  const { store, sites, keyLimit } = services;
  return async (request) => {
    const refusal = refuseForeign(services, request);
    if (refusal) return refusal;
    const site = await sites.find(request.host);
    if (!site) return jsonReply(404, { error: formMessage(404) });
    const error = async (code: FormCode) => ({
      error: formMessage(code, await formTextsAt(store.read, site, refererPath(request))),
    });
    const formId = readFormId(request.body);
    if (formId === 'unreadable') return jsonReply(400, await error('PARSE_ERROR'));
    if (formId !== undefined && !(await findForm(store.read, site.id, formId)))
      return jsonReply(404, await error(404));
    const wait = keyLimit.take(rateKey(request.address));
    if (wait > 0) return jsonReply(429, await error(429), { 'retry-after': String(wait) });
    const key = randomBytes(16).toString('base64url');
    await store.write((db) => insertKey(db, { key, siteId: site.id, formId }, store.now()));
    return jsonReply(200, { data: { key } });
  };
}

function readFormId(body: string): string | undefined {
  if (body.trim() === '') return undefined;
  const json = readJson(body);
  if (typeof json !== 'object' || json === null) return 'unreadable';
  if (!('formId' in json) || typeof json.formId !== 'string') return undefined;
  return isStorable(json.formId) ? json.formId : 'unreadable';
}
