import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { listCollections } from '../../pages/items/collections';
import { listPlainPages } from '../../pages/items/list-plain-pages';
import { enteredText } from '../../store/entered-text';
import { mayChangeMenu } from '../pages/NewPageForm';
import { collectionsPath } from '../pages/page-query';
import { addCollection } from './add-collection';
import { itemsPath } from './item-query';
import { sayOfCollections } from './collection-texts';
import { collectionsPage, newCollectionPath } from './collections-page';
import { defineCollectionAction } from './define-collection-action';
import { newCollectionPage } from './new-collection-page';
import { turnIntoCollection } from './turn-into-collection';

const emptyCollection = { page: '', title: '', kind: 'notes' } as const;

/** The list of collections, and beginning one. */
export const collectionActions = [
  defineCollectionAction({
    method: 'GET',
    url: collectionsPath,
    about: '`{ data: { collections } }`: the collections of notes and events by address',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    find: findContributor,
    async run({ site }, { store }) {
      try {
        return { collections: await listCollections(store.read, site.id) };
      } catch {
        // The frame of the area says more than an error page would [8.18s].
        return { collections: undefined };
      }
    },
    json: (data) => ({ data }),
    page: ({ collections }, { site, found }) => collectionsPage(site, found, collections),
  }),
  defineCollectionAction({
    method: 'GET',
    url: newCollectionPath,
    about: 'asks for the title of a new collection, and what it holds',
    who: 'permission:config.editContent',
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }, { store }) => listPlainPages(store.read, site.id),
    json: false,
    page: (pages, { site, found }) =>
      newCollectionPage(site, found, { ...emptyCollection, isInMenu: mayChangeMenu(found) }, pages),
  }),
  defineCollectionAction({
    method: 'POST',
    url: newCollectionPath,
    about:
      '`page`, `title`, `kind=notes|events`, `menu`, `do=publish|draft`: makes a collection with a ' +
      'page that lists its items, a new one or one that exists; 303 to it, 400 without a title.' +
      ' Only who may publish or change the ' +
      'header has done so',
    who: 'permission:config.editContent',
    guard: 'origin',
    body: formBody(
      z.object({
        page: enteredText(60).default(''),
        title: enteredText(300).default(''),
        kind: z.enum(['notes', 'events']),
        menu: z.literal('on').optional(),
        do: z.enum(['publish', 'draft']),
      }),
    ),
    find: findContributor,
    async run(
      { site, request, body: { page, title, kind, menu, do: act }, found: contributor },
      { store },
    ) {
      const entered = { page, title, kind, isInMenu: menu === 'on' };
      const refused = async (wrong: { title?: string; page?: string }) => ({
        entered,
        wrong,
        pages: await listPlainPages(store.read, site.id),
      });
      if (page === '' && title === '') return refused({ title: sayOfCollections('nameMissing') });
      const isPublished =
        act === 'publish' && contributor.permissions.includes('config.publishContent');
      const isInMenu = entered.isInMenu && mayChangeMenu(contributor);
      const added = { ...entered, site, request, contributor, isPublished, isInMenu };
      if (page === '') return { id: await addCollection(store, added) };
      const why = await turnIntoCollection(store, { ...added, pageId: page });
      return why ? refused({ page: sayOfCollections(why) }) : { id: page };
    },
    json: false,
    page: (made, { site, found }) =>
      !('id' in made)
        ? newCollectionPage(site, found, made.entered, made.pages, made.wrong)
        : seeOther(itemsPath(made.id)),
  }),
];
