import { readFormEntries, type FormDefinition } from '@frontage/form-runtime';
import type { PageRecord } from '@frontage/site-model';
import type { Refusal } from '../../http/action/refused';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { readFormBody } from '../../http/read-form-body';
import { requestLimits } from '../../http/request-limits';
import { createPageVisit } from '../../pages/create-page-visit';
import { isForMembers } from '../../pages/find-visible-page';
import { readPath } from '../../pages/read-path';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { generalTexts } from '../../texts/general-texts';
import { formInUse } from '../definitions/form-in-use';
import { formTexts } from '../definitions/form-texts';
import { findFormFor } from '../definitions/find-form-for';
import { findAnyForm } from '../definitions/forms';
import { createFileIntake, type FileIntake } from '../uploads/create-file-intake';
import { formGoneMessage } from './form-gone-message';
import { formSignedOutMessage } from './form-signed-out-message';
import { readableFields } from './readable-fields';
import { siteSummaryTexts } from './site-summary-texts';
import type { SubmissionServices } from './submission-services';
import { submissionTexts } from './submission-texts';

/** Name of the hidden field that identifies the form on its page. */
export const formIdField = 'frontage-form';

/** Texts of the pages that answer a post. */
const pageTexts = { ...generalTexts, ...submissionTexts };

/** The most fields of a form; its texts together may have `requestLimits.body` bytes. */
const mostFields = 10_000;

/** A form that was sent from one of its pages. */
export interface PlainForm {
  page: PageRecord;
  form: FormDefinition;
  /** Name and value of every control, as sent. */
  entries: readonly (readonly [string, string])[];
  intake: FileIntake;
}

/** Why a post is refused. */
export interface PlainFormRefusal extends Refusal {
  /** The answer. @default the page of the site for that status */
  readonly reply?: EndpointReply;
}

/**
 * Reads a form that was sent without scripts, and stores its files to wait for the submission.
 *
 * @param services what it is read with
 * @param request the post
 * @param site whose page it was sent to
 */
export async function readPlainForm(
  services: SubmissionServices,
  request: EndpointRequest,
  site: Site,
): Promise<PlainForm | PlainFormRefusal> {
  const sentTo = await findSentTo(services, request, site);
  if (!sentTo) return { status: 404 };
  const { page, isClosed } = sentTo;
  const findOwnForm = async (id: string): Promise<FormDefinition | undefined> => {
    const found = isClosed ? 401 : await findFormFor(services, request, site, id);
    return typeof found === 'object' ? formInUse(found, site.settings) : undefined;
  };
  const intake = createFileIntake({
    ...services,
    site,
    address: request.address,
    formIdField,
    findForm: findOwnForm,
    texts: formTexts(site.settings, page.document.language),
    locale: page.document.language ?? site.settings.locale,
  });
  const limits = { textBytes: requestLimits.body, fields: mostFields };
  const entries = await readFormBody(request, limits, intake.keep);
  if (entries === 'too-large')
    return { status: 413, reply: await tooLargePage(services, request, { site, page }) };
  if (entries === 'unreadable') return { status: 400 };
  const formId = entries.find(([name]) => name === formIdField)?.[1] ?? '';
  if (formId === '' || !isStorable(formId)) return { status: 400 };
  const form = await findOwnForm(formId);
  if (form) return { page, form, entries, intake };
  const unsent = { site, page, formId, entries, status: isClosed ? 401 : 404 } as const;
  return { status: unsent.status, reply: await unsentPage(services, request, unsent) };
}

/** Finds the page that a form was sent to, and whether it is for members and its sender is none. */
async function findSentTo(
  services: SubmissionServices,
  request: EndpointRequest,
  site: Site,
): Promise<{ page: PageRecord; isClosed: boolean } | undefined> {
  const path = readPath(request.path);
  if (path.kind !== 'page') return undefined;
  const visit = createPageVisit(services, request, site, path.slug);
  const page = await visit.findPage();
  if (page) return { page, isClosed: false };
  const published = await visit.findPublished();
  return published && isForMembers(published) ? { page: published, isClosed: true } : undefined;
}

/** The page that a form was sent to, on a site. */
interface SentTo {
  readonly site: Site;
  readonly page: PageRecord;
}

/** What was sent to it, and why it was not taken. */
type Unsent = Pick<PlainForm, 'entries'> & { formId: string; status: 401 | 404 };

function tooLargePage(
  { system }: Pick<SubmissionServices, 'system'>,
  request: EndpointRequest,
  { site, page: { slug, document } }: SentTo,
): Promise<EndpointReply> {
  const { language } = document;
  const texts = serverTexts(generalTexts, site.settings, language);
  return system.message(site, request, {
    status: 413,
    message: {
      title: texts.say('tooLargeTitle'),
      text: [texts.say('tooLarge')],
      link: { text: texts.say('backLink'), href: `/${slug}` },
    },
    texts,
  });
}

/** Shows what was entered, also into a form that was deleted: it is still known. */
async function unsentPage(
  { store, system }: Pick<SubmissionServices, 'store' | 'system'>,
  request: EndpointRequest,
  { site, page, formId, entries, status }: SentTo & Unsent,
): Promise<EndpointReply> {
  const { settings } = site;
  const { language } = page.document;
  const texts = serverTexts(pageTexts, settings, language);
  const storedForm = await findAnyForm(store.read, formId);
  const definition = storedForm?.siteId === site.id ? storedForm.definition : undefined;
  const entered = definition
    ? readableFields(
        definition,
        readFormEntries(definition.fields, entries),
        [],
        siteSummaryTexts(settings, language),
      )
    : [];
  const words = { form: formTexts(settings, language), server: texts };
  const describe = status === 401 ? formSignedOutMessage : formGoneMessage;
  const message = describe(entered, words, `/${page.slug}`);
  return system.message(site, request, { status, message, texts });
}
