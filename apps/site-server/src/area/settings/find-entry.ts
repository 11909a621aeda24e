import type { AccountRefusal } from '../../accounts/account-manner';
import { findContributor } from '../../accounts/find-contributor';
import { Refused } from '../../http/action/refused';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { ListFacts, SettingList } from './setting-list';

/** Finds who asks, and the entry that they ask for; refuses what is not there any more. */
export async function findEntry(
  list: SettingList,
  call: Parameters<typeof findContributor>[0] & {
    readonly site: Site;
    readonly params: { readonly entry: string };
  },
  services: Parameters<typeof findContributor>[1] & ListFacts,
) {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { entry: key } = call.params;
  const { settings } = call.site;
  const entry = list.entries(settings, services).find((candidate) => candidate.key === key);
  const subject = isStorable(key) ? list.subject(settings, key, services) : undefined;
  return entry && subject
    ? { contributor, entry, subject }
    : new Refused<AccountRefusal>({ status: 404, code: 'gone' });
}
