import { ownerHintCookie } from '@frontage/site-api';

const hint = new RegExp(`(?:^|; )${ownerHintCookie}=(\\w+)`);

/** Reads what the hint cookie says of who is signed in to look after the site; '' for nobody. */
export function readOwnerHint({ document }: Pick<Window, 'document'>): string {
  return hint.exec(document.cookie)?.[1] ?? '';
}
