import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { enteredText } from '../../store/entered-text';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { addPage } from './add-page';
import { definePageAction } from './define-page-action';
import { newPage } from './new-page';
import type { NewPageContents } from './new-page-document';
import { mayChangeMenu, type EnteredNewPage, type ShownNewPage } from './NewPageForm';
import { newPagePath, pagesPath } from './page-query';
import { sayOfPages } from './page-texts';

const who = 'permission:config.editContent';

/** The beginning of a page. */
export const newPageActions = [
  definePageAction({
    method: 'GET',
    url: newPagePath,
    parameters: '?with=nothing|products|<id of a form>',
    about: 'asks for the words of a new page, and what stands below them',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ with: z.string().max(60).refine(isStorable).optional().catch(undefined) }),
    find: findContributor,
    run: ({ site }, { store }) => listForms(store.read, site.id),
    json: false,
    page(forms, { site, found, query: { with: wanted = 'nothing' } }) {
      const title = wanted === 'products' ? sayOfPages('shopTitle') : '';
      const entered = { title, text: '', with: wanted, isInMenu: mayChangeMenu(found) };
      return newPage(site, found, { forms, entered });
    },
  }),
  definePageAction({
    method: 'POST',
    url: newPagePath,
    about:
      '`title`, `text`, `with`, `menu`, `do=publish|draft|edit`: makes a page; 303 to it, or to its ' +
      'editor; 400 with what is wrong. Only who may publish or change the header has done so',
    who,
    guard: 'origin',
    body: formBody(
      z.object({
        title: enteredText(300),
        text: enteredText(50_000),
        with: enteredText(60),
        menu: z.literal('on').optional(),
        do: z.enum(['publish', 'draft', 'edit']),
      }),
    ),
    find: findContributor,
    async run({ site, request, body, found: contributor }, { store }) {
      const forms = await listForms(store.read, site.id);
      const { title, text, menu } = body;
      const entered = { title, text, with: body.with, isInMenu: menu === 'on' };
      const contents = readContents(body.with, forms);
      const wrong = findWrong(entered, contents);
      if (wrong || !contents) return { shown: { forms, entered, wrong } };
      const isPublished =
        body.do === 'publish' && contributor.permissions.includes('config.publishContent');
      const isInMenu = entered.isInMenu && mayChangeMenu(contributor);
      const words = { title, text: text.replaceAll('\r\n', '\n'), contents };
      const page = { site, request, contributor, ...words, isPublished, isInMenu };
      const pageId = await addPage(store, page);
      if (body.do === 'edit') return { to: `${pageId}/edit` };
      return { to: `${pageId}?done=${isPublished ? 'publish' : 'added'}` };
    },
    json: false,
    page: (made, { site, found }) =>
      made.shown ? newPage(site, found, made.shown) : seeOther(`${pagesPath}/${made.to}`),
  }),
];

type Forms = ShownNewPage['forms'];

async function listForms(db: Database, siteId: string): Promise<Forms> {
  return (await listKnownForms(db, siteId)).filter(({ isDeleted }) => !isDeleted);
}

function readContents(wanted: string, forms: Forms): NewPageContents | undefined {
  if (wanted === 'nothing' || wanted === 'products') return wanted;
  return forms.some(({ id }) => id === wanted) ? { formId: wanted } : undefined;
}

function findWrong(
  { title }: EnteredNewPage,
  contents: NewPageContents | undefined,
): ShownNewPage['wrong'] {
  if (title === '') return { field: 'title', text: sayOfPages('titleMissing') };
  return contents ? undefined : { field: 'with', text: sayOfPages('contentsGone') };
}
