import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { isMainLanguage } from '../../sites/languages';
import type { Site } from '../../sites/site-settings';
import { ExportLink } from '../ExportLink';
import { ListFilters, type FilterSelectProps } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import { languageName } from '../language-name';
import { languagePath, languagesPath } from '../settings/language-path';
import { settingsPath } from '../settings/settings-path';
import { stateSelect } from '../state-select';
import type { FoundEntry } from '../words/find-entries';
import { framePath } from './language-frame-subject';
import { textStates } from '../words/text-query';
import { textsHref, type LanguageQuery } from './language-query';
import { sayOfLanguages } from './language-texts';
import type { TextGroup } from '../words/text-entry';
import { TextEntries, type EnteredTexts } from './TextEntries';

/** A part of the texts in a language, and what stands in their controls. */
export interface ShownTexts {
  readonly tag: string;
  readonly groups: readonly TextGroup[];
  readonly query: LanguageQuery;
  readonly rows: readonly FoundEntry[];
  /** How many the filter finds. */
  readonly count: number;
  /** Whether the list goes on. */
  readonly hasMore: boolean;
  readonly texts: EnteredTexts;
  /** HTTP status. @default 200 */
  readonly status?: 400 | 409;
}

/** Answers with a part of the texts of a site in a language. */
export function languagePage(
  site: Site,
  contributor: Contributor,
  { tag, groups, query, rows, count, hasMore, texts, status }: ShownTexts,
): EndpointReply {
  const path = languagePath(tag);
  const language = languageName(tag);
  const { done, part } = query;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfLanguages('title', { language }),
      section: settingsPath,
      ...(status && { status, isWrong: true }),
    },
    <>
      <p>
        <a href={languagesPath}>{sayOfLanguages('back')}</a>
      </p>
      {(status ?? done) && (
        <p className="notice" role={status ? 'alert' : 'status'}>
          {sayOfLanguages(status ? 'notSaved' : (done ?? 'saved'))}
        </p>
      )}
      <p>{sayOfLanguages('intro')}</p>
      {!isMainLanguage(site.settings, tag) && (
        <p>
          <a href={`${path}/${framePath}`}>{sayOfLanguages('frame', { language })}</a>
        </p>
      )}
      <ListFilters
        path={path}
        label={sayOfLanguages('search')}
        search={query.q}
        selects={[
          kindSelect(groups, query.kind),
          stateSelect(sayOfLanguages, textStates, query.state),
        ]}
      />
      {rows.length === 0 ? (
        <p className="quiet">
          {sayOfLanguages(query.state === 'missing' && !query.q ? 'allTranslated' : 'noneFound')}
        </p>
      ) : (
        <>
          <p className="quiet">{sayOfLanguages('found', { count })}</p>
          <form className="step" method="post" action={textsHref(path, query)} noValidate>
            <TextEntries found={rows} tag={tag} texts={texts} />
            <div className="actions savebar">
              <button className="button">{sayOfLanguages('save')}</button>
            </div>
          </form>
        </>
      )}
      <ListLinks
        title={sayOfLanguages('title', { language })}
        texts={{ newer: sayOfLanguages('previous'), older: sayOfLanguages('next') }}
        newer={
          part > 1 ? textsHref(path, { ...query, part: part - 1, done: undefined }) : undefined
        }
        older={hasMore ? textsHref(path, { ...query, part: part + 1, done: undefined }) : undefined}
      />
      <ExportLink
        path={path}
        query={{ q: query.q, kind: query.kind, state: query.state }}
        needs="settings.locale"
        permissions={contributor.permissions}
      />
    </>,
  );
}

function kindSelect(groups: readonly TextGroup[], value: string | undefined): FilterSelectProps {
  return {
    name: 'kind',
    label: sayOfLanguages('kind'),
    all: sayOfLanguages('allKinds'),
    options: groups.map(({ id, title }) => [id, title]),
    value,
  };
}
