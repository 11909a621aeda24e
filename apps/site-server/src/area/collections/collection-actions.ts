import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { listCollections } from '../../pages/items/collections';
import { enteredText } from '../../store/entered-text';
import { mayChangeMenu } from '../pages/NewPageForm';
import { collectionsPath } from '../pages/page-query';
import { addCollection } from './add-collection';
import { itemsPath } from './item-query';
import { sayOfCollections } from './collection-texts';
import { collectionsPage, newCollectionPath } from './collections-page';
import { defineCollectionAction } from './define-collection-action';
import { newCollectionPage } from './new-collection-page';

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
    run: () => ({}),
    json: false,
    page: (_nothing, { site, found }) =>
      newCollectionPage(site, found, { title: '', kind: 'notes', isInMenu: mayChangeMenu(found) }),
  }),
  defineCollectionAction({
    method: 'POST',
    url: newCollectionPath,
    about:
      '`title`, `kind=notes|events`, `menu`, `do=publish|draft`: makes a collection with a page ' +
      'that lists its items; 303 to it, 400 without a title. Only who may publish or change the ' +
      'header has done so',
    who: 'permission:config.editContent',
    guard: 'origin',
    body: formBody(
      z.object({
        title: enteredText(300),
        kind: z.enum(['notes', 'events']),
        menu: z.literal('on').optional(),
        do: z.enum(['publish', 'draft']),
      }),
    ),
    find: findContributor,
    async run(
      { site, request, body: { title, kind, menu, do: act }, found: contributor },
      services,
    ) {
      const entered = { title, kind, isInMenu: menu === 'on' };
      if (title === '') return { entered };
      const isPublished =
        act === 'publish' && contributor.permissions.includes('config.publishContent');
      const isInMenu = entered.isInMenu && mayChangeMenu(contributor);
      const added = { ...entered, site, request, contributor, isPublished, isInMenu };
      return { id: await addCollection(services.store, added) };
    },
    json: false,
    page: (made, { site, found }) =>
      made.id === undefined
        ? newCollectionPage(site, found, made.entered, sayOfCollections('nameMissing'))
        : seeOther(itemsPath(made.id)),
  }),
];
