import { expect, test } from '@playwright/test';
import type { FormDefinition } from '@frontage/form-runtime';
import { contactForm } from '../../src/content/contact-form';
import { seedId } from '../../src/seed-id';
import { onPostgres, quoted, runSql } from './change-store';
import { readSubmissions, type StoredSubmission } from './read-store';

/** A form of a single test, with the actions of its owner and its database during the test. */
export interface OwnForm {
  definition: FormDefinition;
  /** The address of its page. */
  path: string;
  /** Reads its submissions. */
  stored(): Promise<StoredSubmission[]>;
  /** The owner changes it. */
  change(changes: Partial<FormDefinition>): Promise<void>;
  /** The owner deletes it. */
  remove(): Promise<void>;
  /** Makes the database refuse its submissions from now on. */
  refuse(): Promise<void>;
  /** Makes the database accept them again. */
  accept(): Promise<void>;
}

/**
 * Adds a copy of the contact page to the store, with a separate form, so that no other test is
 * affected.
 *
 * @param slug a new address
 * @param changes the differences from the contact form
 */
export async function addOwnForm(
  slug: string,
  changes: Partial<FormDefinition> = {},
): Promise<OwnForm> {
  const id = seedId(`form:${slug}`);
  let definition: FormDefinition = { ...contactForm, ...changes, id };
  const json = (): string => quoted(JSON.stringify(definition));
  const [page, version, name] = [quoted(`page-${slug}`), quoted(`version-${slug}`), quoted(slug)];
  await runSql(
    `insert into form (id, site_id, definition, created_at, updated_at)
     select ${quoted(id)}, site_id, ${json()}, created_at, updated_at from form where id = ${quoted(contactForm.id)}`,
  );
  await runSql(
    `insert into page (id, site_id, slug, page_type, collection_id, draft_version_id, published_version_id, created_at, updated_at)
     select ${page}, site_id, ${name}, page_type, collection_id, ${version}, ${version}, created_at, updated_at
     from page where slug = 'contact'`,
  );
  // Without words, so that no search finds it.
  await runSql(
    `insert into page_version (id, site_id, page_id, number, title, description, document, plain_text, created_at)
     select ${version}, site_id, ${page}, 1, title, description, replace(document, ${quoted(contactForm.id)}, ${quoted(id)}), '', created_at
     from page_version where id = (select published_version_id from page where slug = 'contact')`,
  );

  return {
    definition,
    path: `/${slug}`,
    stored: async () => (await readSubmissions()).filter(({ formId }) => formId === id),
    change: async (next) => {
      definition = { ...definition, ...next };
      await changeForm(slug, `update form set definition = ${json()} where id = ${quoted(id)}`);
    },
    remove: () => changeForm(slug, `update form set deleted_at = 1 where id = ${quoted(id)}`),
    refuse: () => refuse(id),
    accept: async () =>
      void (await runSql(`drop trigger refuse_${id}${onPostgres ? ' on submission' : ''}`)),
  };
}

/** Changes a form as the area of another server would, and waits until this one shows it. */
async function changeForm(slug: string, sql: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  const shown = async () => (await fetch(`${baseURL}/${slug}`)).text();
  const before = await shown();
  await runSql(sql);
  await runSql('update site set revision = revision + 1');
  await expect.poll(shown).not.toBe(before);
}

async function refuse(id: string): Promise<void> {
  if (!onPostgres) {
    await runSql(
      `create trigger refuse_${id} before insert on submission when new.form_id = ${quoted(id)} begin select raise(abort, 'refused'); end`,
    );
    return;
  }
  await runSql(
    `create or replace function refuse_submission() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await runSql(
    `create trigger refuse_${id} before insert on submission for each row when (new.form_id = ${quoted(id)}) execute function refuse_submission()`,
  );
}
