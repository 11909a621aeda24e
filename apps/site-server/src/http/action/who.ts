import type { Permission } from '@frontage/site-model/enums';

/** What is done to a page: who may do it can depend on the page. */
export type PageDeed = 'edit' | 'publish' | 'move' | 'copy' | 'remove';

/**
 * Who may call an action: anyone, signed-in members of the site, whoever is signed in to the
 * owner's area, holders of a permission, or whoever may do something to the page of the address,
 * `:id`.
 */
export type Who =
  | 'anyone'
  | 'member'
  | 'contributor'
  | `permission:${Permission}`
  | `page:${PageDeed}`;
