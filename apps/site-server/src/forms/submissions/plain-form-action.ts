import { formMessage, readFormEntries, type FieldErrors } from '@frontage/form-runtime';
import { isDiskFull } from '../../files/is-disk-full';
import { actionsFor } from '../../http/action/actions-for';
import { multipartBody } from '../../http/action/body-reader';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { everyPath } from '../../http/route';
import { seeOther } from '../../http/see-other';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { uncachedPage } from '../../pages/uncached-page';
import type { Site } from '../../sites/site-settings';
import { formTexts } from '../definitions/form-texts';
import { readRedirect } from '../definitions/read-redirect';
import { goneFileErrors } from '../uploads/upload-message';
import { UploadGone } from './deliver-submission';
import { judgeValues } from './judge-values';
import { pageQuery } from './page-query';
import { readPlainForm, type PlainForm, type PlainFormRefusal } from './read-plain-form';
import { storePlainPost } from './store-plain-post';
import type { SubmissionServices } from './submission-services';

/** Why a form is shown again. */
interface FormRefused extends PlainFormRefusal {
  readonly errors?: FieldErrors;
}

/** A sent form with its judged values. */
type JudgedForm = PlainForm & ReturnType<typeof judgeValues>;

const { defineAction, refuse } = actionsFor<SubmissionServices, Site, FormRefused>(pageManner);

/**
 * Receives a form that was sent without scripts. Success leads back to its page, or to the form's
 * own address [2.17c]; errors show the page again with what was entered.
 */
export const plainFormAction = defineAction({
  method: 'POST',
  url: everyPath,
  about:
    'a form sent without scripts, as `application/x-www-form-urlencoded` or, with files, as ' +
    '`multipart/form-data`: `frontage-form=<formId>` first, then the controls; 303 to the page with ' +
    '`?submitted=<formId>`, or to the address of the form; 400, 429, or 500 or 503 when it could not be ' +
    'stored, with the page, the values and what is wrong; 404 for a form that is not there any ' +
    'more, with what was entered; 413',
  who: 'anyone',
  guard: 'origin',
  body: multipartBody,
  async find({ request, site }, services) {
    const plainForm = await readPlainForm(services, request, site);
    if ('status' in plainForm) return refuse(plainForm);
    const { form, entries } = plainForm;
    const values = readFormEntries(form.fields, entries, pageQuery(request));
    return { ...plainForm, ...judgeValues(form, values) };
  },
  // Invalid posts count too, as they do in a call.
  limit: [{ rate: 'saveLimit', key: ({ found: { form } }) => form.id }],
  async run({ request, site, found }, services) {
    const { page, form, intake } = found;
    const texts = formTexts(site.settings, page.document.language);
    const errors = { ...found.errors(texts), ...intake.errors };
    if (Object.keys(errors).length > 0) return refuse({ status: 400, errors, fault: intake.fault });
    try {
      const { fingerprints } = intake;
      await storePlainPost(services, request, { ...found, site, fingerprints });
    } catch (fault) {
      // The page shows what was entered, so that nothing has to be typed twice.
      return refuse(
        fault instanceof UploadGone
          ? { status: 400, errors: goneFileErrors(form, fault.fieldId, texts) }
          : { status: isDiskFull(fault) ? 503 : 500, fault },
      );
    }
    const redirect =
      form.successRedirect === undefined ? undefined : readRedirect(form.successRedirect);
    return redirect?.location ?? `/${page.slug}?submitted=${form.id}#form-${form.id}`;
  },
  json: false,
  page: (location) => seeOther(location),
  refusedPage(refusal, { request, site, found }, services) {
    if (refusal.reply) return refusal.reply;
    if (site && found) return formPage(services, request, { site, sent: found, refusal });
    const conditions = readPageConditions(request);
    return refusal.status === 404
      ? services.system.notFound(site, conditions)
      : services.system.error(site, refusal.status, conditions);
  },
});

/** Renders the page of the form, with what was entered and the errors. */
async function formPage(
  services: SubmissionServices,
  request: EndpointRequest,
  { site, sent, refusal }: { site: Site; sent: JudgedForm; refusal: FormRefused },
): Promise<EndpointReply> {
  const { page, form, values } = sent;
  const { status, errors = {} } = refusal;
  const texts = formTexts(site.settings, page.document.language);
  const code = status === 503 ? 500 : status;
  const message = code === 429 || code === 500 ? formMessage(code, texts) : undefined;
  const formState = { formId: form.id, values, errors, status: 'failed', message } as const;
  const state = { ...(await services.visitorState(request, { site, page })), formState };
  return uncachedPage(services, request, { site, page, status, state });
}
