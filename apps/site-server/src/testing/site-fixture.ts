import type { FormDefinition } from '@frontage/form-runtime';
import type { PageDocument } from '@frontage/site-model';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type StoreOptions } from '../app/open-store';
import type { SiteStore } from '../app/site-store';
import type { PageInput } from '../pages/documents/save-page';
import type { SiteSettings } from '../sites/site-settings';
import { lendMigratedDatabase } from './lend-migrated-database';
import { copyMigratedFile } from './migrated-file';
import { hasPostgres } from './postgres-database';

/** Ids of what the fixture holds. */
export const ids = {
  site: '0'.repeat(23) + '1',
  form: '0'.repeat(23) + '2',
  asset: '0'.repeat(23) + '3',
};

/** The form of the fixture. */
export const contactForm: FormDefinition = {
  id: ids.form,
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you.',
  fields: [
    { id: 'text-1', type: 'text', title: 'Name', required: true },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
    { id: 'textarea-1', type: 'textarea', title: 'Message', required: false, maxLength: 500 },
  ],
};

/** Values that the form of the fixture accepts. */
export const goodValues = { 'text-1': 'Ada', 'email-1': 'ada@example.com', 'textarea-1': 'Hello' };

/** Settings with nothing special in them. */
export const settings: SiteSettings = {
  context: {},
  headerFooter: { header: { title: 'Studio', navigation: [] }, footer: { columns: [], note: '' } },
  theme: '',
  fonts: [],
  locale: 'en-GB',
  dir: 'ltr',
};

/**
 * A document of one section with the given blocks.
 *
 * @param blocks type and data of each
 */
export function pageDocument(
  ...blocks: { type: string; data: Record<string, string> }[]
): PageDocument {
  return {
    version: 1,
    sections: [
      {
        id: 'section-1',
        width: 'text',
        tone: 'plain',
        blocks: blocks.map((block, index) => ({
          id: index.toString(16).padStart(24, 'a'),
          ...block,
        })),
      },
    ],
  };
}

/**
 * Puts a page in German with the form into a store, whose site has a German word for it; its
 * address is `/kontakt`.
 */
export async function publishGerman(store: SiteStore, host?: string): Promise<void> {
  const languages = { de: { texts: { form: { REQUIRED: '{title} fehlt.' } } } };
  await store.saveSite({
    id: ids.site,
    ...(host !== undefined && { host }),
    settings: { ...settings, languages },
  });
  await publishNew(store, {
    slug: 'kontakt',
    document: { ...pageDocument({ type: 'form', data: { formId: ids.form } }), language: 'de-AT' },
  });
}

/** A store of a test's own, what it was opened with, and what closes and removes it. */
export interface TemporaryStore {
  store: SiteStore;
  /** The folder of its files. */
  dataDir: string;
  /** Where its database is, when that is not in the folder. */
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** A store in a folder of its own; on PostgreSQL where the tests are run once more on that. */
export function temporaryStore(options: Partial<StoreOptions> = {}): Promise<TemporaryStore> {
  // Where there is none those tests are skipped, but not what stands before them.
  return process.env['TEST_STORE'] === 'postgres' && hasPostgres
    ? temporaryPostgresStore(options)
    : openTemporary(options);
}

/** A store on PostgreSQL, in a database that no other test uses meanwhile. */
export async function temporaryPostgresStore(
  options: Partial<StoreOptions> = {},
): Promise<TemporaryStore> {
  const database = await lendMigratedDatabase();
  const opened = await openTemporary({ ...options, databaseUrl: database.url });
  return {
    ...opened,
    async remove() {
      await opened.remove();
      await database.remove();
    },
  };
}

async function openTemporary(options: Partial<StoreOptions>): Promise<TemporaryStore> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'frontage-store-')));
  if (options.dataDir === undefined && options.databaseUrl === undefined)
    await copyMigratedFile(dataDir);
  const store = await openStore({ dataDir, ...options });
  return {
    store,
    dataDir,
    databaseUrl: options.databaseUrl,
    async remove() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Saves and publishes a page in one go; answers its id. */
export async function publishNew(
  store: SiteStore,
  page: Partial<PageInput> & { slug: string },
): Promise<string> {
  const saved = await store.savePage({
    siteId: ids.site,
    title: 'Page',
    description: '',
    pageType: 2,
    document: pageDocument(),
    ...page,
  });
  await store.publish(saved.pageId);
  return saved.pageId;
}
