import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { listPath } from './list-path';
import type { ListedSetting, SettingList } from './setting-list';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

/** Answers with the page that asks before an entry of a list is removed. */
export function removeEntryPage(
  site: Site,
  contributor: Contributor,
  { list, entry: { key, title } }: { list: SettingList; entry: ListedSetting },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfSettings('removeTitle', { title }), section: settingsPath },
    <form className="step" method="post" action={`${listPath(list, key)}/remove`}>
      <p>{list.words.removing}</p>
      <div className="actions">
        <button className="button">{sayOfSettings('removeEntry', { title })}</button>
        <a className="button" data-look="quiet" href={listPath(list)}>
          {sayOfSettings('cancel')}
        </a>
      </div>
    </form>,
  );
}
