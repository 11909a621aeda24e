import * as z from 'zod';
import { writeAudit } from '../../audit/write-audit';
import { deleteForm, restoreForm, saveForm } from '../../forms/definitions/forms';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { isStorable } from '../../store/is-storable';
import { isStepped, readEntered } from '../entries/read-entered';
import { changesReceiver } from './changes-receiver';
import { defineFormAction, findFormAndPerson } from './define-form-action';
import { deleteFormPage } from './delete-form-page';
import { formPage } from './form-page';
import { formPath, formsPath } from './form-query';
import { sayOfForms } from './form-texts';
import { isFormFlag } from './is-form-flag';
import { maySeeOfForm } from './may-see-of-form';
import { saveEnteredForm } from './save-entered-form';
import { refusedEntries, shownEntries, steppedEntries } from './shown-entries';

const done = z.enum(['saved', 'merged', 'copied', 'added', 'restored']);

const common = {
  who: 'permission:config.editContent',
  find: findFormAndPerson,
  json: false,
} as const;

/** One form of a site, for those who make it. */
export const oneFormActions = [
  defineFormAction({
    ...common,
    method: 'GET',
    url: `${formsPath}/:id`,
    about: 'one form: its fields, words, and where it goes',
    guard: { none: 'changes nothing' },
    query: z.object({ done: done.optional().catch(undefined) }),
    run: ({ found: { loaded } }) => loaded,
    page: (loaded, { site, query, found: { contributor } }, { captchas }) =>
      formPage(site, contributor, {
        ...loaded,
        entries: shownEntries(loaded.form.definition, contributor.permissions),
        said: query.done && sayOfForms(query.done),
        hasRecaptcha: captchas.recaptcha !== undefined,
      }),
  }),
  defineFormAction({
    ...common,
    method: 'POST',
    url: `${formsPath}/:id`,
    about:
      'saves a form; 303 to it, 400 with what is wrong, 409 with what somebody else changed ' +
      'meanwhile, or with what was entered in a form that somebody deleted, which `restores` puts ' +
      'back; any other button than `do=save` saves nothing and gives the form back changed. ' +
      'Another address that messages go to asks for a recent sign-in',
    needsRecentSignIn: changesReceiver,
    guard: 'origin',
    body: formBody(z.record(z.string().max(300), z.string().max(200_000).refine(isStorable))),
    async run({ request, site, body: sent, found: { contributor, loaded } }, { store }) {
      const { restores, ...body } = sent;
      const { permissions, account: by } = contributor;
      const maySee = maySeeOfForm(permissions);
      const entry = readEntered(body, { isFlag: isFormFlag, maySee });
      if (isStepped(body)) return { end: 'stepped', ...entry } as const;
      const who = { by: { by, request }, restores: restores !== undefined };
      const saved = await saveEnteredForm(store, { site, id: loaded.form.id, ...entry, ...who });
      return saved.end === 'gone' ? ({ ...saved, ...entry } as const) : saved;
    },
    page(result, { site, body, found: { contributor, loaded } }, { store, captchas }) {
      const { permissions } = contributor;
      if (result.end === 'saved')
        return seeOther(`${formPath(loaded.form.id)}?done=${result.isMerged ? 'merged' : 'saved'}`);
      const shown = { ...loaded, hasRecaptcha: captchas.recaptcha !== undefined };
      const isGone = result.end === 'gone';
      if (isGone || result.end === 'stepped') {
        const who = { permissions, createId: store.createId };
        const stepped = steppedEntries(result, body['do'] ?? '', who);
        const isDeleted = isGone || loaded.form.isDeleted;
        return formPage(site, contributor, {
          ...shown,
          ...stepped,
          form: { ...loaded.form, isDeleted },
          keepsEntries: true,
          ...(isDeleted && { said: sayOfForms('deletedMeanwhile'), status: 409 }),
        });
      }
      const entries = refusedEntries(result, permissions);
      const isWrong = result.end === 'wrong';
      const said = sayOfForms(isWrong ? 'notSaved' : 'conflict');
      return formPage(site, contributor, { ...shown, entries, said, status: isWrong ? 400 : 409 });
    },
  }),
  defineFormAction({
    ...common,
    method: 'POST',
    url: `${formsPath}/:id/copy`,
    about: 'copies a form; 303 to the copy, which no page shows yet',
    guard: 'origin',
    run: ({ request, site, found: { contributor, loaded } }, { store }) =>
      store.change(async (db) => {
        const { definition } = loaded.form;
        const name = sayOfForms('copyName', { name: definition.name });
        const id = store.createId();
        await saveForm(db, site.id, { ...definition, id, name }, store.now());
        const audited = { act: 'formAdded', subject: name } as const;
        await writeAudit(db, store, { ...audited, by: contributor.account, request });
        return id;
      }),
    page: (id) => seeOther(`${formPath(id)}?done=copied`),
  }),
  defineFormAction({
    ...common,
    method: 'GET',
    url: `${formsPath}/:id/delete`,
    about: 'asks before it deletes a form, and names the pages that show it',
    guard: { none: 'changes nothing' },
    run: ({ found: { loaded } }) => loaded,
    page: (loaded, { site, found: { contributor } }) => deleteFormPage(site, contributor, loaded),
  }),
  defineFormAction({
    ...common,
    method: 'POST',
    url: `${formsPath}/:id/delete`,
    about: 'deletes a form; its messages stay. 303 to the list, which offers to put it back',
    guard: 'origin',
    run: ({ request, site, found: { contributor, loaded } }, { store }) =>
      store.change(async (db) => {
        const { id, name, isDeleted } = loaded.form;
        if (isDeleted) return;
        await deleteForm(db, site.id, id, store.now());
        const audited = { act: 'formDeleted', subject: name } as const;
        await writeAudit(db, store, { ...audited, by: contributor.account, request });
      }),
    page: (_nothing, { found: { loaded } }) =>
      seeOther(`${formsPath}?deleted=${encodeURIComponent(loaded.form.id)}`),
  }),
  defineFormAction({
    ...common,
    method: 'POST',
    url: `${formsPath}/:id/restore`,
    about: 'puts a deleted form back; 303 to it',
    guard: 'origin',
    run: ({ request, site, found: { contributor, loaded } }, { store }) =>
      store.change(async (db) => {
        const { id, name, isDeleted } = loaded.form;
        if (!isDeleted) return;
        await restoreForm(db, site.id, id, store.now());
        const audited = { act: 'formRestored', subject: name } as const;
        await writeAudit(db, store, { ...audited, by: contributor.account, request });
      }),
    page: (_nothing, { found: { loaded } }) =>
      seeOther(`${formPath(loaded.form.id)}?done=restored`),
  }),
];
