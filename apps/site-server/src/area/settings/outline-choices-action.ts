import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { queryText } from '../list-query';
import { listAnchorsAt } from '../editor/list-anchors';
import { listChoices } from '../editor/list-choices';
import { defineSettingsAction } from './define-settings-action';
import { outlineChoices } from './outline-choices';

/** Finds what links of the header and the footer may lead to [2.13]. */
export const outlineChoicesAction = defineSettingsAction({
  method: 'GET',
  url: outlineChoices,
  parameters: '?to=page|product|file|anchor&q=…&on=…',
  about:
    '`{ data }`: what a link of every page may lead to, fifty at the most; `anchor` finds places on ' +
    'the page at the address `on`',
  who: 'permission:config.editDesign',
  guard: { none: 'changes nothing' },
  query: z.object({
    to: z.enum(['page', 'product', 'file', 'anchor']),
    q: queryText(100),
    on: queryText(200),
  }),
  find: findContributor,
  run: ({ site, query: { to, q = '', on = '/' } }, { store }) =>
    to === 'anchor'
      ? listAnchorsAt(store.read, site.id, on, q)
      : listChoices(store.read, site.id, to, q, store.now()),
});
