import {
  formMessage,
  readFormEntries,
  type FieldErrors,
  type FormDefinition,
} from '@frontage/form-runtime';
import type { PageRecord } from '@frontage/site-model';
import { UploadGone } from './deliver-submission';
import { judgeValues } from './judge-values';
import { pageQuery } from './page-query';
import { readPlainPost } from './read-plain-post';
import { readRedirect } from '../definitions/read-redirect';
import { readableFields } from './readable-fields';
import { storePlainPost } from './store-plain-post';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { requestLimits } from '../../http/request-limits';
import { requestSource } from '../../http/same-origin';
import { escapeHtml } from '../../http/escape-html';
import { fallbackPage, plainPage } from '../../pages/fallback-page';
import { formGonePage } from './form-gone-page';
import { formTexts } from '../../sites/page-language';
import { pageAsk, uncachedPage } from '../../pages/uncached-page';
import { readPath } from '../../pages/read-path';
import type { ServerParts } from '../../app/server-parts';
import { ownState } from '../../shop/cart/cart-state';
import { anyForm } from '../definitions/forms';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { serverTexts, type ServerTexts } from '../../texts/server-texts';
import { createFileIntake, type FileIntake } from '../uploads/create-file-intake';
import { goneFileErrors } from '../uploads/upload-message';

/** Name of the hidden field that says which form of the page was sent. */
export const formIdField = 'frontage-form';

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
export function plainFormPostEndpoint(parts: ServerParts): Endpoint {
  return async (request) => {
    if (requestSource(request, parts.baseUrl) !== 'same-origin') return fallbackPage(403);
    const site = await parts.sites.find(request.host);
    const path = readPath(request.path);
    const page =
      site && path.kind === 'page'
        ? await parts.store.publishedPage(site.id, path.slug)
        : undefined;
    if (!site || !page) return parts.system.notFound(site, pageAsk(request));
    const findForm = (id: string) =>
      isStorable(id) ? parts.store.form(site.id, id) : Promise.resolve(undefined);
    const texts = formTexts(site.settings, page.document);
    const words = { form: texts, server: serverTexts(site.settings, page.document.language) };
    const intake = createFileIntake({
      ...parts,
      site,
      address: request.address,
      formIdField,
      findForm,
      texts,
    });
    const entries = await readPlainPost(
      request,
      { textBytes: requestLimits.body, fields: mostFields },
      intake.keep,
    );
    if (entries === 'too-large') return tooLarge(words.server);
    const formId =
      entries === 'unreadable' ? '' : (entries.find(([name]) => name === formIdField)?.[1] ?? '');
    if (entries === 'unreadable' || formId === '' || !isStorable(formId))
      return parts.system.error(site, 400, pageAsk(request));
    const form = await findForm(formId);
    if (!form) return gone(parts, site, { formId, entries, words });
    return receive(parts, request, { site, page, form, entries, intake });
  };
}

/** A form that was deleted is still known, so that what was entered can be shown. */
async function gone(
  { store }: ServerParts,
  site: Site,
  {
    formId,
    entries,
    words,
  }: { formId: string; entries: Sent['entries']; words: Parameters<typeof formGonePage>[1] },
): Promise<EndpointReply> {
  const form = await anyForm(store.read, formId);
  if (form?.siteId !== site.id) return formGonePage([], words);
  const { definition } = form;
  return formGonePage(
    readableFields(
      definition,
      readFormEntries(definition.fields, entries),
      [],
      words.server.summary,
    ),
    words,
  );
}

function tooLarge(texts: ServerTexts): EndpointReply {
  return plainPage(
    413,
    texts.say('tooLargeTitle'),
    `<p>${escapeHtml(texts.say('tooLarge'))}</p>`,
    texts,
  );
}

async function receive(
  parts: ServerParts,
  request: EndpointRequest,
  sent: Sent,
): Promise<EndpointReply> {
  const { site, page, form, entries, intake } = sent;
  const { values, errors } = judgeValues(
    form,
    readFormEntries(form.fields, entries, pageQuery(request)),
  );
  const texts = formTexts(site.settings, page.document);
  const again = async (status: number, message: string | undefined, found: FieldErrors) => {
    const formState = {
      formId: form.id,
      values,
      errors: found,
      status: 'failed',
      message,
    } as const;
    return uncachedPage(parts, request, {
      site,
      page,
      status,
      state: { ...(await ownState(parts, request, { site, page })), formState },
    });
  };
  // What is wrong counts too, as it does in a call.
  const wait = parts.saveLimit.take(`${rateKey(request.address)} ${form.id}`);
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
    await storePlainPost(parts, request, {
      site,
      page,
      form,
      entries,
      values,
      fingerprints: intake.fingerprints,
    });
  } catch (fault) {
    if (fault instanceof UploadGone)
      return again(400, undefined, goneFileErrors(form, fault, texts));
    // What was entered is shown again, so that nothing has to be typed twice.
    return { ...(await again(500, formMessage(500, texts), {})), fault };
  }
  const redirect =
    form.successRedirect === undefined ? undefined : readRedirect(form.successRedirect);
  const location = redirect?.location ?? `/${page.slug}?submitted=${form.id}#form-${form.id}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
