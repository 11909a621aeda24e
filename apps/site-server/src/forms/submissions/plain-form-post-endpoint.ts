import {
  formMessage,
  readFormEntries,
  type FieldErrors,
  type FormDefinition,
} from '@frontage/form-runtime';
import type { PageRecord } from '@frontage/site-model';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { escapeHtml } from '../../http/escape-html';
import { rateKey } from '../../http/rate-limit';
import { readFormBody } from '../../http/read-form-body';
import { requestLimits } from '../../http/request-limits';
import { requestSource } from '../../http/request-source';
import { findPublishedPage } from '../../pages/documents/published-pages';
import { fallbackPage, plainPage } from '../../pages/fallback-page';
import { readPageConditions } from '../../pages/page-conditions';
import { readPath } from '../../pages/read-path';
import { uncachedPage } from '../../pages/uncached-page';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { generalTexts } from '../../texts/general-texts';
import type { ServerTexts } from '../../texts/server-texts';
import { formTexts } from '../definitions/form-texts';
import { findAnyForm, findForm } from '../definitions/forms';
import { readRedirect } from '../definitions/read-redirect';
import { createFileIntake, type FileIntake } from '../uploads/create-file-intake';
import { goneFileErrors } from '../uploads/upload-message';
import { UploadGone } from './deliver-submission';
import { formGonePage } from './form-gone-page';
import { judgeValues } from './judge-values';
import { pageQuery } from './page-query';
import { readableFields } from './readable-fields';
import { siteSummaryTexts } from './site-summary-texts';
import { storePlainPost } from './store-plain-post';
import type { SubmissionServices } from './submission-services';
import { submissionTexts } from './submission-texts';

/** Name of the hidden field that says which form of the page was sent. */
export const formIdField = 'frontage-form';

/** Words of the pages that a post is answered with. */
const pageTexts = { ...generalTexts, ...submissionTexts };

/** Fields that a form may be sent with; texts together may have `requestLimits.body` bytes. */
const mostFields = 10_000;

/** A form that was sent from one of its pages. */
interface Sent {
  site: Site;
  page: PageRecord;
  form: FormDefinition;
  /** Name and value of every control, as sent. */
  entries: readonly (readonly [string, string])[];
  intake: FileIntake;
}

/**
 * `POST /<slug>`: a form sent without scripts, as `application/x-www-form-urlencoded` or,
 * with files, as `multipart/form-data`. Success leads back to the page with 303 (or to
 * the form's own address [2.17c]); errors show the page again with what was entered. It
 * carries no crumb: `Origin` and `Sec-Fetch-Site` are checked.
 */
export function plainFormPostEndpoint(services: SubmissionServices): Endpoint {
  const { store, sites, system, baseUrl } = services;
  return async (request) => {
    if (requestSource(request, baseUrl) !== 'same-origin') return fallbackPage(403);
    const site = await sites.find(request.host);
    const path = readPath(request.path);
    const page =
      site && path.kind === 'page'
        ? await findPublishedPage(store.read, site.id, path.slug)
        : undefined;
    if (!site || !page) return system.notFound(site, readPageConditions(request));
    const findOwnForm = (id: string) =>
      isStorable(id) ? findForm(store.read, site.id, id) : Promise.resolve(undefined);
    const { language } = page.document;
    const texts = formTexts(site.settings, language);
    const words = { form: texts, server: serverTexts(pageTexts, site.settings, language) };
    const intake = createFileIntake({
      ...services,
      site,
      address: request.address,
      formIdField,
      findForm: findOwnForm,
      texts,
    });
    const entries = await readFormBody(
      request,
      { textBytes: requestLimits.body, fields: mostFields },
      intake.keep,
    );
    if (entries === 'too-large') return tooLarge(words.server);
    const formId =
      entries === 'unreadable' ? '' : (entries.find(([name]) => name === formIdField)?.[1] ?? '');
    if (entries === 'unreadable' || formId === '' || !isStorable(formId))
      return system.error(site, 400, readPageConditions(request));
    const form = await findOwnForm(formId);
    if (!form) return gone(store.read, site, { formId, entries, words, language });
    return receive(services, request, { site, page, form, entries, intake });
  };
}

/** A form that was deleted is still known, so that what was entered can be shown. */
async function gone(
  db: Database,
  site: Site,
  {
    formId,
    entries,
    words,
    language,
  }: {
    formId: string;
    entries: Sent['entries'];
    words: Parameters<typeof formGonePage>[1];
    language: string | undefined;
  },
): Promise<EndpointReply> {
  const form = await findAnyForm(db, formId);
  if (form?.siteId !== site.id) return formGonePage([], words);
  const { definition } = form;
  return formGonePage(
    readableFields(
      definition,
      readFormEntries(definition.fields, entries),
      [],
      siteSummaryTexts(site.settings, language),
    ),
    words,
  );
}

function tooLarge(texts: ServerTexts<keyof typeof generalTexts>): EndpointReply {
  return plainPage(
    413,
    texts.say('tooLargeTitle'),
    `<p>${escapeHtml(texts.say('tooLarge'))}</p>`,
    texts,
  );
}

async function receive(
  services: SubmissionServices,
  request: EndpointRequest,
  sent: Sent,
): Promise<EndpointReply> {
  const { site, page, form, entries, intake } = sent;
  const { values, errors } = judgeValues(
    form,
    readFormEntries(form.fields, entries, pageQuery(request)),
  );
  const texts = formTexts(site.settings, page.document.language);
  const again = async (status: number, message: string | undefined, found: FieldErrors) => {
    const formState = {
      formId: form.id,
      values,
      errors: found,
      status: 'failed',
      message,
    } as const;
    return uncachedPage(services, request, {
      site,
      page,
      status,
      state: { ...(await services.visitorState(request, { site, page })), formState },
    });
  };
  // What is wrong counts too, as it does in a call.
  const wait = services.saveLimit.take(`${rateKey(request.address)} ${form.id}`);
  if (wait > 0) {
    const reply = await again(429, formMessage(429, texts), {});
    return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
  }
  const found = { ...errors(texts), ...intake.errors };
  if (Object.keys(found).length > 0)
    return {
      ...(await again(400, undefined, found)),
      ...(intake.fault === undefined ? {} : { fault: intake.fault }),
    };
  try {
    await storePlainPost(services, request, {
      site,
      page,
      form,
      entries,
      values,
      fingerprints: intake.fingerprints,
    });
  } catch (fault) {
    if (fault instanceof UploadGone)
      return again(400, undefined, goneFileErrors(form, fault.fieldId, texts));
    // What was entered is shown again, so that nothing has to be typed twice.
    return { ...(await again(500, formMessage(500, texts), {})), fault };
  }
  const redirect =
    form.successRedirect === undefined ? undefined : readRedirect(form.successRedirect);
  const location = redirect?.location ?? `/${page.slug}?submitted=${form.id}#form-${form.id}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
