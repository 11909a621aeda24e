import type { ContributorRole } from '@frontage/site-model/enums';

/** The name of each role, and what it is for. */
export const roleTexts: Readonly<
  Record<ContributorRole, { readonly name: string; readonly about: string }>
> = {
  admin: { name: 'Admin', about: 'Can do everything, and decides what others can do.' },
  billing: { name: 'Billing', about: 'Pays for the site.' },
  reporting: { name: 'Reporting', about: 'Sees figures, without names.' },
  editor: { name: 'Editor', about: 'Writes and publishes pages, and reads messages.' },
  moderator: { name: 'Moderator', about: 'Looks after comments and reviews.' },
  commenter: { name: 'Commenter', about: 'Comments without being checked.' },
  storeManager: { name: 'Store manager', about: 'Sells: orders, refunds, products, stock.' },
  scheduling: { name: 'Scheduling', about: 'Looks after the calendar and its settings.' },
  viewer: { name: 'Viewer', about: 'Sees the site before it is public.' },
  campaignsEditor: { name: 'Campaigns editor', about: 'Writes and sends newsletters.' },
  schedulingViewer: { name: 'Calendar viewer', about: 'Sees the calendar.' },
  schedulingEditor: { name: 'Calendar editor', about: 'Sees and changes the calendar.' },
  none: { name: 'No access', about: 'Can sign in and do nothing else.' },
};

/** Writes roles as a line, such as `Editor, Billing`. */
export function writeRoles(roles: readonly ContributorRole[]): string {
  return roles.map((role) => roleTexts[role].name).join(', ');
}
