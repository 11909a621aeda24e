import { actionsFor } from '../../http/action/actions-for';
import { bodyText } from '../../http/action/body-reader';
import type { RateLimit } from '../../http/rate-limit';
import { readJson } from '../../http/read-json';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { findFormFor, type VisitorForms } from '../definitions/find-form-for';
import { formManner, formRefusal, type FormRefusal } from '../definitions/form-manner';
import type { SubmissionKeys } from './submission-keys';

/** The services of the key action. */
export interface KeyServices extends VisitorForms {
  store: Pick<Store, 'read'>;
  submissionKeys: SubmissionKeys;
  /** Keys, per address. */
  keyLimit: RateLimit;
}

const { defineAction, refuse } = actionsFor<KeyServices, Site, FormRefusal>(formManner);

/**
 * Issues the key of a submission [7.01]. It is bound to the named form; if none is named, the first
 * submission binds it.
 */
export const submissionKeyAction = defineAction({
  method: 'POST',
  url: '/api/form/FormSubmissionKey',
  about: '`{}`, `{"formId"}` or nothing → `{ data: { key } }`',
  who: 'anyone',
  guard: 'crumb',
  limit: [{ rate: 'keyLimit' }],
  body: bodyText('json', readFormId),
  async find({ request, site, body: { formId } }, services) {
    const form =
      formId === undefined ? undefined : await findFormFor(services, request, site, formId);
    return typeof form === 'number' ? refuse(formRefusal(form, form)) : undefined;
  },
  run: async ({ site, body: { formId } }, { submissionKeys }) => ({
    key: submissionKeys.issue({ siteId: site.id, formId }),
  }),
});

function readFormId(body: string): { formId: string | undefined } | undefined {
  if (body.trim() === '') return { formId: undefined };
  const json = readJson(body);
  if (typeof json !== 'object' || json === null) return undefined;
  if (!('formId' in json) || typeof json.formId !== 'string') return { formId: undefined };
  return isStorable(json.formId) ? { formId: json.formId } : undefined;
}
