import { pageEditSchema } from '@frontage/site-model/schema';
import type { EditAnswer, PageEdit } from '@frontage/site-model/editing';
import { blockFields } from '@frontage/react-blocks/fields';
import * as z from 'zod';
import { jsonBody } from '../../http/action/body-reader';
import { loadOwnSteps, stackOwnSteps } from '../../pages/documents/own-steps';
import { listEditsAhead } from '../../pages/documents/list-edits-ahead';
import { listPageEdits, takePageEdits } from '../../pages/documents/take-page-edits';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { definePageAction } from '../pages/define-page-action';
import { findEditablePage } from '../pages/find-editable-page';
import { pagesPath } from '../pages/page-query';
import { queryText } from '../list-query';
import { listAnchors, listAnchorsAt } from './list-anchors';
import { choiceTargets, listChoices } from './list-choices';
import { editorPage } from './editor-page';
import { loadEditor } from './load-editor';
import { loadNames } from '../block-names/load-names';
import { renderShown } from './render-shown';

/** How many edits a request may have. */
const mostEdits = 500;

/** How long the marks of a page’s blocks may be, all together: proxies let that pass. */
const mostKnown = 6000;

const editNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const sentEdits = z.strictObject({
  after: editNumber,
  edits: z
    .array(pageEditSchema)
    .max(mostEdits)
    .refine((edits) => isStorable(JSON.stringify(edits)) && edits.every(isOfKnownKind)),
});

/** The editor of a page: the page that opens it, and the edits that it sends. */
export const editorActions = [
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id/edit`,
    about: 'the editor of a page: its newest version in a frame, changed where it stands',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    find: findEditablePage,
    run: ({ site, found: { page, contributor } }, services) =>
      loadEditor(services, { site, page }, contributor),
    json: false,
    page: (data, { site, found }, { runtime }) => editorPage(site, found, data, runtime),
  }),
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id/shown`,
    parameters: '?known=…',
    about:
      'the newest version of a page as its editor compares it with what it shows: its sections, ' +
      'and its styles as text, since the policy of the editor allows none but its own; what has one ' +
      'of the marks `known`, with dots between them, comes empty; `*` stands for all marks',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    query: z.object({ known: z.string().max(mostKnown).catch('') }),
    find: findEditablePage,
    run: ({ site, query: { known }, found: { page } }, { render }) =>
      renderShown(render, site, page, known.split('.')),
    json: false,
    page: (body) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body,
    }),
  }),
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id/choices`,
    parameters: '?to=picture|film|captions|file|form|page|product|collection|anchor&q=…&on=…',
    about:
      '`{ data }`: what a field of a block may lead to, fifty at the most, with its id, its name, ' +
      'perhaps a small picture, and where a link to it leads; `on` is the address of the page whose ' +
      'places `anchor` finds, without it this page',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    query: z.object({
      to: z.enum([...choiceTargets, 'anchor']),
      q: queryText(100),
      on: queryText(200),
    }),
    find: findEditablePage,
    async run({ site, query: { to, q = '', on }, found: { page } }, { store }) {
      if (to !== 'anchor') return listChoices(store.read, site.id, to, q, store.now());
      if (on !== undefined) return listAnchorsAt(store.read, site.id, on, q);
      return listAnchors(page.document, q, await loadNames(store.read, site.id, [page.document]));
    },
  }),
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id/edits`,
    parameters: '?after=…',
    about:
      '`{ data: { number, edits, document? } }`: the edits of a page after that number, by whom; ' +
      'with the whole page where a program has replaced its content since',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    query: z.object({ after: editNumber.catch(0) }),
    find: findEditablePage,
    run: ({ site, query: { after }, found: { page } }, { store }) =>
      readEdits(store.read, { siteId: site.id, id: page.id }, after),
  }),
  definePageAction({
    method: 'GET',
    url: `${pagesPath}/:id/steps`,
    parameters: '?of=past|future&before=…',
    about:
      '`{ data: { steps, isWhole } }`: a hundred of one’s own steps that can be taken back or done ' +
      'again, those before the edit of that number; `isWhole` if there are none before them',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    query: z.object({ of: z.enum(['past', 'future']), before: editNumber }),
    find: findEditablePage,
    async run({ query: { of, before }, found: { page, contributor } }, { store }) {
      const own = { pageId: page.id, accountId: contributor.account.id };
      const stacks = await stackOwnSteps(store.read, own);
      return loadOwnSteps(store.read, own, stacks[of], before);
    },
  }),
  definePageAction({
    method: 'POST',
    url: `${pagesPath}/:id/edits`,
    about:
      '`{ after, edits }`: writes edits into the newest version of a page, each once; answers as ' +
      'above, with what became of each',
    who: 'page:edit',
    guard: 'origin',
    body: jsonBody(sentEdits),
    find: findEditablePage,
    run: ({ site, body: { after, edits }, found: { page, contributor } }, { store }) =>
      store.write(async (db) => {
        const facts = { now: store.now(), createId: store.createId, by: contributor.account };
        const place = { siteId: site.id, id: page.id };
        await takePageEdits(db, place, edits, facts);
        return readEdits(db, place, after, edits);
      }),
  }),
];

/**
 * What an editor is told: everything after a number, and what became of what it sent; of what was
 * not applied also who was first.
 */
async function readEdits(
  db: Database,
  { siteId, id }: Pick<EditedPage, 'siteId' | 'id'>,
  after: number,
  sent: readonly PageEdit[] = [],
): Promise<EditAnswer> {
  const { edits: number, replaced_at_edit: replacedAt } = await db
    .selectFrom('page')
    .select(['edits', 'replaced_at_edit'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isReplaced = after < Number(replacedAt);
  const ids = sent.map((edit) => edit.id);
  const known = isReplaced ? Number(number) : after;
  const edits = await listPageEdits(db, id, known, ids);
  const own = edits.filter((edit) => ids.includes(edit.id));
  const ahead = await listEditsAhead(db, id, own, known);
  const page = isReplaced ? await findEditedPage(db, siteId, id) : undefined;
  return {
    number: Number(number),
    edits: [...ahead, ...edits],
    ...(page && { document: page.document }),
  };
}

function isOfKnownKind({ operation }: PageEdit): boolean {
  const added = operation.do === 'addBlock' ? [operation.block] : [];
  const blocks = operation.do === 'addSection' ? operation.section.blocks : added;
  return blocks.every(({ type }) => Object.hasOwn(blockFields, type));
}
