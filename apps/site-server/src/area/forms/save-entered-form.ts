import type { FormDefinition } from '@frontage/form-runtime';
import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { findForm, lockForm, restoreForm, saveForm } from '../../forms/definitions/forms';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { changedFields, describeChange } from '../entries/describe-change';
import { readFieldName, type EntryFields } from '../entries/entry-fields';
import { mergeEntries } from '../entries/merge-entries';
import { formControls } from './form-controls';
import { readEnteredForm } from './read-entered-form';
import { writeFormEntries } from './write-form-entries';

/** What somebody entered about a form. */
export interface FormEntry {
  readonly site: Site;
  readonly id: string;
  /** The controls as they were opened. */
  readonly base: EntryFields;
  readonly entered: EntryFields;
  readonly by: Pick<AuditedAct, 'by' | 'request'>;
  /** Whether a form that somebody has deleted is put back. */
  readonly restores: boolean;
}

/** What became of it. */
export type FormSaveEnd =
  | { readonly end: 'gone' }
  | { readonly end: 'saved'; readonly isMerged: boolean }
  | {
      readonly end: 'wrong' | 'conflict';
      readonly fields: EntryFields;
      /** What is wrong, by the names of the controls. */
      readonly wrong: ReadonlyMap<string, string>;
      /** What is stored where somebody else changed the same, by the names of the controls. */
      readonly conflicts: ReadonlyMap<string, string>;
      /** As it is stored now. */
      readonly stored: FormDefinition;
    };

/**
 * Saves a form as somebody entered it. What somebody else changed meanwhile stays; where both
 * changed the same, nothing is saved and both are told.
 *
 * @param store with the form
 * @param entry what was entered, and by whom
 */
export function saveEnteredForm(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  { site, id, base, entered, by, restores }: FormEntry,
): Promise<FormSaveEnd> {
  return store.change(async (db) => {
    await lockForm(db, site.id, id);
    const stored =
      (await findForm(db, site.id, id)) ??
      (restores ? await restoreDeleted(db, store, { site, id, by }) : undefined);
    if (!stored) return { end: 'gone' };
    const now = writeFormEntries(stored);
    const lists = listsIn({ ...now, ...entered });
    const merged = mergeEntries(
      { base, entered, stored: now },
      { lists, items: formControls.fields },
    );
    const { fields, conflicts } = merged;
    const { definition, wrong } = readEnteredForm(id, fields);
    if (wrong.size > 0 || conflicts.size > 0)
      return { end: wrong.size > 0 ? 'wrong' : 'conflict', fields, wrong, conflicts, stored };
    const after = writeFormEntries(definition);
    const changed = changedFields(now, after);
    if (changed.length === 0) return { end: 'saved', isMerged: false };
    await saveForm(db, site.id, definition, store.now());
    await writeAudit(db, store, {
      ...by,
      act: 'formChanged',
      subject: definition.name,
      change: describeChange(changed, now, after),
    });
    const isMerged = Object.keys(base).some((name) => (now[name] ?? '') !== base[name]);
    return { end: 'saved', isMerged };
  });
}

async function restoreDeleted(
  db: Database,
  store: Pick<Store, 'now' | 'createId'>,
  { site, id, by }: Pick<FormEntry, 'site' | 'id' | 'by'>,
): Promise<FormDefinition | undefined> {
  await restoreForm(db, site.id, id, store.now());
  const restored = await findForm(db, site.id, id);
  if (restored) await writeAudit(db, store, { ...by, act: 'formRestored', subject: restored.name });
  return restored;
}

/** The names of the controls whose texts are lists. */
function listsIn(fields: EntryFields): readonly string[] {
  const lists = Object.keys(fields).filter((name) =>
    ['options', 'when-values'].includes(readFieldName(name).name),
  );
  return [formControls.fields, ...lists];
}
