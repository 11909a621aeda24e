import { EmptyList } from '../EmptyList';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import type { ListedSetting, ListFacts, SettingList } from './setting-list';
import { listPath } from './list-path';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

/** A list of settings, and what was entered. */
export interface ShownList {
  readonly list: SettingList;
  readonly facts: ListFacts;
  /** What was just done. @default nothing */
  readonly done?: 'moved' | 'removed' | undefined;
  /** What was entered for a new entry. @default nothing */
  readonly entered?: string;
  /** Why it was not added. @default nothing */
  readonly wrong?: string;
}

/** Answers with the entries of a list, and a form that adds one. */
export function listPage(
  site: Site,
  contributor: Contributor,
  { list, facts, done, entered, wrong }: ShownList,
): EndpointReply {
  const entries = list.entries(site.settings, facts);
  const { words } = list;
  const kinds = list.kinds?.(facts);
  return contributorPage(
    site,
    contributor,
    { title: list.title, section: settingsPath, ...(wrong && { status: 400, isWrong: true }) },
    <>
      <p>
        <a href={settingsPath}>{sayOfSettings('back')}</a>
      </p>
      {done && (
        <p className="notice" role="status">
          {sayOfSettings(done)}
        </p>
      )}
      <p>{words.intro}</p>
      {entries.length > 0 ? (
        <EntryTable list={list} entries={entries} />
      ) : (
        <EmptyList text={words.none} />
      )}
      <form className="step" method="post" action={listPath(list)} noValidate autoComplete="off">
        <h2>{words.add}</h2>
        <Field
          name="entry"
          label={words.newEntry}
          hint={words.newEntryHint}
          value={entered}
          wrong={wrong}
          options={kinds}
        />
        <div className="actions">
          <button className="button" name="do" value="add">
            {words.add}
          </button>
        </div>
      </form>
    </>,
  );
}

function EntryTable({ list, entries }: { list: SettingList; entries: readonly ListedSetting[] }) {
  return (
    <form method="post" action={listPath(list)}>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{list.title}</th>
            <th scope="col">
              <span className="unseen">{sayOfSettings('order')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, title, about, hidden }, index) => (
            <tr key={key}>
              <th scope="row" className="excerpt">
                <a href={listPath(list, key)}>{title}</a>
                <div className="quiet hint">{about}</div>
                {hidden !== undefined && (
                  <span className="state" data-state="warning">
                    {hidden}
                  </span>
                )}
              </th>
              <td>
                <div className="row">
                  {index > 0 && <MoveButton way="up" entryKey={key} title={title} />}
                  {index < entries.length - 1 && (
                    <MoveButton way="down" entryKey={key} title={title} />
                  )}
                  <a
                    className="button"
                    data-look="quiet"
                    href={`${listPath(list, key)}/remove`}
                    aria-label={sayOfSettings('removeEntry', { title })}
                  >
                    {sayOfSettings('remove')}
                  </a>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </form>
  );
}

interface MoveButtonProps {
  readonly way: 'up' | 'down';
  readonly entryKey: string;
  readonly title: string;
}

function MoveButton({ way, entryKey, title }: MoveButtonProps) {
  return (
    <button
      className="button"
      data-look="quiet"
      name="do"
      value={`${way}@${entryKey}`}
      aria-label={sayOfSettings(`${way}Of`, { title })}
    >
      {sayOfSettings(way)}
    </button>
  );
}
