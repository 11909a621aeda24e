import { formBody } from '../../http/action/body-reader';
import * as z from 'zod';
import { seeOther } from '../../http/see-other';
import { enteredText } from '../../store/entered-text';
import { siteTimeZone } from '../../sites/site-time-zone';
import { itemFactsPath, pagesPath, seenRevision } from '../pages/page-query';
import { defineCollectionAction } from './define-collection-action';
import { findItemAndPerson } from './find-item-and-person';
import { itemFactsPage } from './item-facts-page';
import { itemFields, writeItemFields } from './item-fields';
import { saveItemFacts } from './save-item-facts';

const url = `${pagesPath}/:id/item` as const;
const who = 'permission:config.editContent';

/** What an item has beside its words: its date, its category, its tags, its part of the address. */
export const itemFactsActions = [
  defineCollectionAction({
    method: 'GET',
    url,
    about: 'the date, the category and the tags of an item of a collection',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.literal('saved').optional().catch(undefined) }),
    find: findItemAndPerson,
    run: ({ site, found: { item, page } }) => ({
      entered: {
        revision: page.revision,
        name: item.name,
        ...writeItemFields(item, siteTimeZone(site)),
      },
    }),
    json: false,
    page: (shown, { site, found, query: { done } }) =>
      itemFactsPage(site, found, { ...shown, done }),
  }),
  defineCollectionAction({
    method: 'POST',
    url,
    about:
      '`revision`, `name`, `date`, `until`, `category`, `tags`, of an event `allDay`, `place`, ' +
      '`zone`, `tickets` too: changes them for everybody at once, and the address with them; one that visitors know leads to the new one; 303, 400 ' +
      'with what is wrong, 409 where somebody else has changed the page',
    who,
    guard: 'origin',
    body: formBody(z.object({ revision: seenRevision, name: enteredText(100), ...itemFields })),
    find: findItemAndPerson,
    run: (call, { store }) => saveItemFacts(call, store),
    json: false,
    page: (wrong, { site, body, found }) =>
      wrong
        ? itemFactsPage(site, found, { entered: body, wrong })
        : seeOther(`${itemFactsPath(found.page.id)}?done=saved`),
  }),
];
