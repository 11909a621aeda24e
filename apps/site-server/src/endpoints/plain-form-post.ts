import { formMessage, sanitizeForm, validateForm, type FormDefinition, type FormValues } from '@frontage/form-runtime';
import type { PageRecord } from '@frontage/site-model';
import { bodyHash } from '../forms/body-hash';
import { derivedKeys } from '../forms/derived-keys';
import { deliverSubmission } from '../forms/deliver-submission';
import { judgeSpam } from '../forms/judge-spam';
import { readRedirect } from '../forms/read-redirect';
import type { Endpoint, EndpointReply, EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-limit';
import { requestSource } from '../http/same-origin';
import { submissionMails } from '../mail/submission-mails';
import { fallbackPage } from '../pages/fallback-page';
import { formTexts } from '../pages/page-language';
import { pageAsk, uncachedPage } from '../pages/page-reply';
import { readPath } from '../pages/read-path';
import type { ServerParts } from '../server-parts';
import type { Site } from '../store/content/site-settings';
import type { NewSubmission } from '../store/content/submissions';
import { isStorable } from '../store/is-storable';

/** Name of the hidden field that says which form of the page was sent. */
export const formIdField = 'frontage-form';

/** A form that was sent from one of its pages. */
interface Sent {
  site: Site;
  page: PageRecord;
  form: FormDefinition;
  values: Record<string, string>;
}

/**
 * `POST /<slug>`: a form sent without scripts. Success leads back to the page with
 * 303 (or to the form's own address [2.17c]); errors show the page again with what
 * was entered. It carries no crumb: `Origin` and `Sec-Fetch-Site` are checked.
 */
export function plainFormPostEndpoint(parts: ServerParts): Endpoint {
  return async (request) => {
    if (requestSource(request, parts.baseUrl) !== 'same-origin') return fallbackPage(403);
    const site = await parts.sites.find(request.host);
    const values = readValues(request);
    const path = readPath(request.path);
    const page =
      site && path.kind === 'page' ? await parts.store.publishedPage(site.id, path.slug) : undefined;
    if (!site || !page) return parts.system.notFound(site, pageAsk(request));
    const formId = values?.[formIdField] ?? '';
    const form = isStorable(formId) ? await parts.store.form(site.id, formId) : undefined;
    if (!values || !form) return parts.system.error(site, 400, pageAsk(request));
    return receive(parts, request, { site, page, form, values });
  };
}

async function receive(parts: ServerParts, request: EndpointRequest, sent: Sent): Promise<EndpointReply> {
  const { site, page, form, values } = sent;
  const clean = sanitizeForm(form, values);
  const texts = formTexts(site.settings, page.document);
  const errors = validateForm(form, clean, { texts });
  const again = (status: number, message: string | undefined, found: Readonly<Record<string, string>>) => {
    const formState = { formId: form.id, values: clean, errors: found, status: 'failed', message } as const;
    return uncachedPage(parts, request, { site, page, status, state: { formState } });
  };
  if (Object.keys(errors).length > 0) return again(400, undefined, errors);
  const wait = parts.saveLimit.take(`${rateKey(request.address)} ${form.id}`);
  if (wait > 0) {
    const reply = await again(429, formMessage(429, texts), {});
    return { ...reply, headers: { ...reply.headers, 'retry-after': String(wait) } };
  }
  try {
    await store(parts, request, sent, clean);
  } catch (fault) {
    // What was entered is shown again, so that nothing has to be typed twice.
    return { ...(await again(500, formMessage(500, texts), {})), fault };
  }
  const redirect = form.successRedirect === undefined ? undefined : readRedirect(form.successRedirect);
  const location = redirect?.location ?? `/${page.slug}?submitted=${form.id}#form-${form.id}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

async function store(
  parts: ServerParts,
  request: EndpointRequest,
  sent: Sent,
  clean: FormValues,
): Promise<void> {
  const { site, page, form, values } = sent;
  const createdAt = parts.store.now();
  const [key, previous] = derivedKeys(parts.secret, createdAt, [
    form.id,
    request.address,
    request.headers['user-agent'] ?? '',
    bodyHash(form.id, values),
  ]);
  const reasons = judgeSpam({ form, sent: values, values: clean });
  const submission: NewSubmission = {
    id: parts.store.createId(),
    siteId: site.id,
    formId: form.id,
    key,
    values: clean,
    pageId: page.id,
    pageTitle: page.title,
    pagePath: `/${page.slug}`,
    contentSource: 'c',
    flagged: reasons.length > 0,
    reasons,
    createdAt,
  };
  const mails = submissionMails({ site, form, submission, createId: parts.store.createId });
  await parts.store.write(async (db) => {
    const repeat = await db
      .selectFrom('submission')
      .select('id')
      .where('key', '=', previous)
      .executeTakeFirst();
    if (!repeat) await deliverSubmission(db, { submission, mails });
  });
  parts.outbox.wake();
}

function readValues({ headers, body }: EndpointRequest): Record<string, string> | undefined {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) return undefined;
  return Object.fromEntries(new URLSearchParams(body));
}
