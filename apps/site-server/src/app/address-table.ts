import type { Action, ActionAddress, Guard } from '../http/action/action';
import { everyPath } from '../http/route';
import { allActions } from './all-actions';
import { pageAddresses } from './page-addresses';
import type { Services } from './services';
import type { Site } from '../sites/site-settings';

/**
 * Gives every address of the server as the table of the README; `pnpm addresses` writes it there.
 */
export function addressTable(): string {
  const pages = pageAddresses.map(({ address, about, kept }) =>
    row(`\`${address}\``, about, '', '', kept),
  );
  const calls = allActions.flatMap((action) =>
    action.addresses.map((address) => actionRow(action, address)),
  );
  return [
    row('address', 'what', 'asks', 'counts for', 'kept by'),
    '|---|---|---|---|---|',
    ...pages,
    ...calls,
  ].join('\n');
}

function actionRow(
  { who, needsRecentSignIn, takesToken }: Action<Services, Site>,
  { method, url, parameters, about, guard, limits, kept }: ActionAddress,
): string {
  const path = url === everyPath ? '/<slug>' : url.replace(/:(\w+)/g, '<$1>');
  const some = needsRecentSignIn === 'some acts' ? ' for some acts' : '';
  const recent = needsRecentSignIn ? `, signed in within ten minutes${some}` : '';
  const asks =
    who === 'anyone'
      ? guardText(guard)
      : `${who}${recent}, ${guardText(guard)}${takesToken ? ', or a token' : ''}`;
  const counted = limits.map((name) => `\`${name}\``).join(', ');
  return row(`\`${method} ${path}${parameters}\``, about, asks, counted, kept);
}

function guardText(guard: Guard): string {
  return typeof guard === 'object' ? `nothing: ${guard.none}` : guard;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
