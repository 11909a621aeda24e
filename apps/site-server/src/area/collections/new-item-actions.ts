import * as z from 'zod';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { noEvent } from '../../pages/items/items';
import { listItemWords } from '../../pages/items/list-edited-items';
import { siteTimeZone } from '../../sites/site-time-zone';
import { enteredText } from '../../store/entered-text';
import { collectionsPath, pagesPath } from '../pages/page-query';
import { addItem } from './add-item';
import { sayOfCollections } from './collection-texts';
import { defineCollectionAction, findCollectionAndPerson } from './define-collection-action';
import { itemFields, readItemFields, writeItemFields, type WrongItem } from './item-fields';
import { newItemPage } from './new-item-page';

const url = `${collectionsPath}/:id/new` as const;
const who = 'permission:config.editContent';

/** The beginning of an item. */
export const newItemActions = [
  defineCollectionAction({
    method: 'GET',
    url,
    about: 'asks for the words, the date, the category and the tags of a new item',
    who,
    guard: { none: 'changes nothing' },
    find: findCollectionAndPerson,
    run: ({ site, found: { page } }, { store }) =>
      listItemWords(store.read, site.id, page.id, site.settings.locale),
    json: false,
    page({ categories }, { site, found }, { store }) {
      const today = { startsAt: store.now(), endsAt: null, category: '', tags: [], ...noEvent };
      const entered = { title: '', summary: '', text: '' };
      const facts = writeItemFields(today, siteTimeZone(site));
      return newItemPage(site, found, { entered: { ...entered, ...facts }, categories });
    },
  }),
  defineCollectionAction({
    method: 'POST',
    url,
    about:
      '`title`, `summary`, `text`, `date`, `until`, `category`, `tags`, of an event `allDay`, ' +
      '`place`, `zone`, `tickets` too, `do=publish|draft`: makes an item at the address that the pattern of its collection gives; 303 to it, 400 with what ' +
      'is wrong. Only who may publish has done so',
    who,
    guard: 'origin',
    body: formBody(
      z.object({
        title: enteredText(300),
        summary: enteredText(1_000),
        text: enteredText(50_000),
        ...itemFields,
        do: z.enum(['publish', 'draft']),
      }),
    ),
    find: findCollectionAndPerson,
    async run({ site, request, body: { do: act, ...entered }, found }, { store }) {
      const { title, summary, text } = entered;
      const read = readItemFields(entered, found.collection.kind, siteTimeZone(site));
      const untitled: WrongItem | undefined =
        title === '' ? { field: 'title', text: sayOfCollections('nameMissing') } : undefined;
      if (untitled || 'wrong' in read) {
        const wrong = untitled ?? ('wrong' in read ? read.wrong : undefined);
        const { categories } = await listItemWords(
          store.read,
          site.id,
          found.page.id,
          site.settings.locale,
        );
        return { shown: { entered, wrong, categories } };
      }
      const isPublished =
        act === 'publish' && found.contributor.permissions.includes('config.publishContent');
      const words = { title, summary, text: text.replaceAll('\r\n', '\n') };
      const added = { site, request, found, ...words, item: read.item, isPublished };
      return { id: await addItem(store, added), done: isPublished ? 'publish' : 'added' };
    },
    json: false,
    page: (made, { site, found }) =>
      made.shown
        ? newItemPage(site, found, made.shown)
        : seeOther(`${pagesPath}/${made.id}?done=${made.done}`),
  }),
];
