import type { FormDefinition, FormValues } from '@frontage/form-runtime';
import type { SiteStore } from '../app/site-store';
import { searchText } from '../forms/submissions/search-text';
import { insertSubmission, type NewSubmission } from '../forms/submissions/submissions';
import { claimUploads, insertUpload } from '../forms/uploads/uploads';
import { contactForm, goodValues, ids } from './site-fixture';

/** Stores a submission as if a visitor had sent it, and returns its id. */
export async function addMessage(
  store: SiteStore,
  {
    form = contactForm,
    values = goodValues,
    ...more
  }: Partial<Omit<NewSubmission, 'values'>> & { form?: FormDefinition; values?: FormValues } = {},
): Promise<string> {
  const id = store.createId();
  const submission: NewSubmission = {
    id,
    siteId: ids.site,
    formId: form.id,
    key: `key ${id}`,
    values,
    searchText: searchText(form, values),
    pageId: 'p',
    pageTitle: 'Contact',
    pagePath: '/contact',
    contentSource: 'c',
    flagged: false,
    reasons: [],
    createdAt: store.now(),
    ...more,
  };
  await store.write((db) => insertSubmission(db, submission));
  return id;
}

/** Stores a file of a message, and returns its id. */
export async function addMessageFile(
  store: SiteStore,
  submissionId: string,
  name: string,
  content = 'A drawing.',
): Promise<string> {
  const id = store.createId();
  const file = await store.uploads.receive([Buffer.from(content)]);
  await file.keep(id);
  const facts = { id, name, siteId: ids.site, formId: ids.form, fieldId: 'file-1' };
  const upload = { ...facts, key: '', sender: '', mime: 'application/pdf', bytes: file.bytes };
  const claim = { submissionId, formId: ids.form, fieldId: 'file-1', key: '', ids: [id] };
  await store.write(async (db) => {
    await insertUpload(db, { ...upload, createdAt: store.now() });
    await claimUploads(db, claim);
  });
  return id;
}
