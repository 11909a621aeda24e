import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { EmptyList } from '../EmptyList';
import { ListFilters } from '../ListFilters';
import { mayEditPages } from '../pages/one-page';
import { pagesPath } from '../pages/page-query';
import { languageName } from '../language-name';
import { languagePath, languagesPath } from '../settings/language-path';
import { stateSelect } from '../state-select';
import type { ListedTranslation, ShownTranslations } from './load-translations';
import { translationsPath, translationStates } from './translation-query';
import { sayOfTranslations } from './translation-texts';

/** Answers with the pages of a site beside their translations. */
export function translationsPage(
  site: Site,
  contributor: Contributor,
  shown: ShownTranslations,
): EndpointReply {
  const { languages, language, query, rows } = shown;
  const mayWrite = contributor.permissions.includes('settings.locale');
  return contributorPage(
    site,
    contributor,
    { title: sayOfTranslations('title'), section: translationsPath },
    language === '' ? (
      <EmptyList
        text={sayOfTranslations('noLanguages')}
        begin={mayWrite ? [languagesPath, sayOfTranslations('addLanguages')] : undefined}
      />
    ) : (
      <>
        <p className="quiet">{sayOfTranslations('intro')}</p>
        {mayWrite && (
          <p className="links">
            <a href={languagePath(language)}>
              {sayOfTranslations('words', { language: languageName(language) })}
            </a>
            <a href={languagesPath}>{sayOfTranslations('addLanguages')}</a>
          </p>
        )}
        <ListFilters
          path={translationsPath}
          label={sayOfTranslations('search')}
          search={query.q}
          selects={[
            {
              name: 'language',
              label: sayOfTranslations('language'),
              all: languageName(languages[0] ?? ''),
              options: languages.slice(1).map((tag) => [tag, languageName(tag)]),
              value: query.language,
            },
            stateSelect(sayOfTranslations, translationStates, query.state),
          ]}
          views={false}
        />
        {rows.length === 0 ? (
          <EmptyList text={sayOfTranslations('noneFound')} />
        ) : (
          <>
            <p className="quiet">{sayOfTranslations('found', { count: rows.length })}</p>
            <TranslationTable rows={rows} language={language} mayEdit={mayEditPages(contributor)} />
          </>
        )}
      </>
    ),
  );
}

function TranslationTable({
  rows,
  language,
  mayEdit,
}: Pick<ShownTranslations, 'rows' | 'language'> & { mayEdit: boolean }) {
  const name = languageName(language);
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfTranslations('page')}</th>
          <th scope="col">{sayOfTranslations('translation', { language: name })}</th>
          <th scope="col">{sayOfTranslations('state')}</th>
          {mayEdit && <th scope="col">{sayOfTranslations('begin')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TranslationRow key={row.original.id} {...{ row, language, mayEdit }} />
        ))}
      </tbody>
    </table>
  );
}

function TranslationRow({
  row: { original, page, state, done, all },
  language,
  mayEdit,
}: {
  row: ListedTranslation;
  language: string;
  mayEdit: boolean;
}) {
  const { id, title, slug } = original;
  const said = { title, language: languageName(language) };
  const act = state === 'lost' ? 'look' : 'goOn';
  return (
    <tr>
      <th scope="row" className="excerpt">
        <a href={`${pagesPath}/${id}`}>
          <bdi>{title}</bdi>
        </a>
        <div className="quiet hint">/{slug}</div>
      </th>
      <td className="excerpt">
        {page && (
          <>
            <bdi>{page.title}</bdi>
            <div className="quiet hint">/{page.slug}</div>
          </>
        )}
      </td>
      <td>
        <div className="states">
          <span className="state" data-state={state === 'done' ? undefined : 'warning'}>
            {sayOfTranslations(state)}
          </span>
          {page && state !== 'lost' && (
            <span className="quiet hint">{sayOfTranslations('counted', { done, all })}</span>
          )}
          {page && (
            <span className="quiet hint">
              {sayOfTranslations(page.isVisible ? 'visible' : 'unseen')}
            </span>
          )}
        </div>
      </td>
      {mayEdit && (
        <td>
          {page ? (
            <a
              className="button"
              data-look="quiet"
              href={`${state === 'lost' ? pagesPath : translationsPath}/${page.id}`}
              aria-label={sayOfTranslations(`${act}Of`, said)}
            >
              {sayOfTranslations(act)}
            </a>
          ) : (
            <form method="post" action={translationsPath}>
              <input type="hidden" name="page" value={id} />
              <input type="hidden" name="language" value={language} />
              <button
                className="button"
                data-look="quiet"
                aria-label={sayOfTranslations('beginOf', said)}
              >
                {sayOfTranslations('begin')}
              </button>
            </form>
          )}
        </td>
      )}
    </tr>
  );
}
