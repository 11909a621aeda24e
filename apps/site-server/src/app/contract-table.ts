import type { ActionAddress } from '../http/action/action';
import { everyPath } from '../http/route';
import { allActions } from './all-actions';

/**
 * The rooms of addresses that blocks ask or post to; what is for mails, banks and machines is not.
 */
const blockAddress =
  /^\/(api\/form|api\/search|api\/commerce\/(?!webhook)|commerce|checkout\/:token$|order\/:token$|review|\*|_form)/;

/**
 * The addresses that the blocks ask, for somebody with another server, as a table of
 * `packages/react-blocks/docs/server.md`; `pnpm addresses` writes it there.
 */
export function contractTable(): string {
  const rows = allActions.flatMap(({ addresses }) => addresses.filter(isAsked).map(contractRow));
  return ['| address | body → answer | crumb |', '|---|---|---|', ...rows].join('\n');
}

function isAsked({ method, url }: ActionAddress): boolean {
  return blockAddress.test(url) && !(method === 'GET' && url === everyPath);
}

function contractRow({ method, url, parameters, about, guard }: ActionAddress): string {
  const path = url === everyPath ? '/<slug>' : url.replace(/:(\w+)/g, '<$1>');
  return `| \`${method} ${path}${parameters}\` | ${about} | ${guard === 'crumb' ? 'yes' : 'no'} |`;
}
