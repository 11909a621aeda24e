import { maxCategoryLength, maxTagLength } from '@frontage/site-model';
import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { labelKinds, listLabels, type LabelKind } from '../../shop/catalogue/list-labels';
import { renameLabel } from '../../shop/catalogue/rename-label';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { countParameter } from '../count-parameter';
import { defineAction, who } from './define-tag-action';
import { deleteTagAction } from './delete-tag-action';
import { readTagEdits } from './read-tag-edits';
import { sayOfTags } from './tag-texts';
import type { WrongLabels } from './LabelForm';
import { tagsPage } from './tags-page';
import { tagsPath } from './tags-path';

const texts = {
  tag: { taken: 'tagTaken', one: 'oneTag', most: maxTagLength, act: 'tagRenamed' },
  category: {
    taken: 'categoryTaken',
    one: 'oneCategory',
    most: maxCategoryLength,
    act: 'categoryRenamed',
  },
} as const;

const text = z.string().max(500).refine(isStorable);

/** The tags and categories of products. */
const tagActions = [
  defineAction({
    method: 'GET',
    url: tagsPath,
    about: 'the tags and categories of all products, with how many have each',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ renamed: countParameter, deleted: countParameter }),
    find: findContributor,
    run: ({ site }, { store }) => listBoth(store.read, site),
    json: (labels) => ({ data: labels }),
    page: (labels, { site, found, query }) => tagsPage(site, found, { labels, ...query }),
  }),
  defineAction({
    method: 'POST',
    url: tagsPath,
    about:
      'renames a tag, or a category, on all products that have it: `kind` and, by number, ' +
      '`seen-0` and `name-0`; 303 to the page, 400 with what is wrong',
    who,
    guard: 'origin',
    body: formBody(z.record(z.string().max(100), text)),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store }) {
      const kind = labelKinds.find((labelKind) => labelKind === body['kind']) ?? 'tag';
      const edits = readTagEdits(body);
      const [edit, another] = edits;
      const refuseWith = (wrong: string): WrongLabels => ({
        kind,
        entered: new Map(edits.map(({ from, to }) => [from, to])),
        wrong: new Map(edits.map(({ from }) => [from, wrong])),
      });
      const { taken, one, most, act } = texts[kind];
      if (!edit) return { renamed: 0 };
      if (another) return { unsaved: refuseWith(sayOfTags(one)) };
      const { from, to } = edit;
      if (to === '' || to.length > most)
        return { unsaved: refuseWith(sayOfTags('wrong', { count: String(most) })) };
      const renamed = await store.change(async (db) => {
        const count = await renameLabel(db, site.id, { kind, name: from, to }, store.now());
        const change = { before: from, after: to };
        if (count !== 'taken' && count > 0)
          await writeAudit(db, store, { act, by, request, subject: from, change });
        return count;
      });
      if (renamed === 'taken') return { unsaved: refuseWith(sayOfTags(taken)) };
      return { renamed };
    },
    json: false,
    async page({ renamed, unsaved }, { site, found }, { store }) {
      if (!unsaved) return seeOther(`${tagsPath}?renamed=${renamed}`);
      return tagsPage(site, found, { labels: await listBoth(store.read, site), unsaved });
    },
  }),
];

async function listBoth(read: Database, { id, settings }: Site) {
  const list = (kind: LabelKind) => listLabels(read, id, kind, settings.locale);
  return { tag: await list('tag'), category: await list('category') };
}

/** What tags and categories add to the server. */
export const areaTagRoom = { actions: [...tagActions, deleteTagAction] };
