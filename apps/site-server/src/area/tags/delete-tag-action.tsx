import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { changeLabelled } from '../../shop/catalogue/change-labelled';
import { labelKinds, listLabels } from '../../shop/catalogue/list-labels';
import { pickFields, readPicks } from '../list-picks';
import { productsPath } from '../products/product-query';
import { defineAction, who } from './define-tag-action';
import { sayOfTags } from './tag-texts';
import { tagsPath } from './tags-path';

const texts = {
  tag: { title: 'deleteTag', button: 'deleteTagButton', act: 'tagDeleted' },
  category: { title: 'deleteCategory', button: 'deleteCategoryButton', act: 'categoryDeleted' },
} as const;

/** Takes a tag or a category off all products, after asking once. */
export const deleteTagAction = defineAction({
  method: 'POST',
  url: `${tagsPath}/delete`,
  about:
    '`do=tag@<name>` or `do=category@<name>`: takes it off all products that have it; asks once, ' +
    'until `sure=yes`; 303 to the page',
  who,
  guard: 'origin',
  body: formBody(pickFields),
  find: findContributor,
  async run({ request, site, body, found: { account: by } }, { store }) {
    const { act, ids, isSure } = readPicks(body);
    const kind = labelKinds.find((labelKind) => labelKind === act);
    const labels = kind ? await listLabels(store.read, site.id, kind) : [];
    const label = labels.find(({ name }) => name === ids[0]);
    if (!kind || !label) return { deleted: 0 };
    if (!isSure) return { asks: { kind, ...label } };
    const { name } = label;
    const deleted = await store.change(async (db) => {
      const count = await changeLabelled(db, site.id, { kind, name }, '', store.now());
      if (count > 0)
        await writeAudit(db, store, { act: texts[kind].act, by, request, subject: name });
      return count;
    });
    return { deleted };
  },
  json: false,
  page({ asks, deleted }, { site, found }) {
    if (!asks) return seeOther(`${tagsPath}?deleted=${deleted}`);
    const { kind, name, count } = asks;
    const { title, button } = texts[kind];
    return pickQuestionPage(site, found, {
      title: sayOfTags(title, { name }),
      section: productsPath,
      href: `${tagsPath}/delete`,
      backHref: tagsPath,
      act: kind,
      ids: [name],
      button: sayOfTags(button),
      children: <p>{sayOfTags('deleteText', { count })}</p>,
    });
  },
});
