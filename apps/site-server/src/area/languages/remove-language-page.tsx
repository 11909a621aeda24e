import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { LanguagePage } from '../../pages/translations/list-language-pages';
import type { Site } from '../../sites/site-settings';
import { languageName } from '../language-name';
import { languagesPath, removedLanguagePath, removeLanguagePath } from '../settings/language-path';
import { settingsPath } from '../settings/settings-path';
import { sayOfLanguages } from './language-texts';

/**
 * Answers with the page that asks what becomes of the pages in a language before it is removed.
 *
 * @param pages those that visitors see, or will
 */
export function removeLanguagePage(
  site: Site,
  contributor: Contributor,
  { tag, pages }: { readonly tag: string; readonly pages: readonly LanguagePage[] },
): EndpointReply {
  const language = languageName(tag);
  const mayHide = contributor.permissions.includes('config.publishContent');
  return contributorPage(
    site,
    contributor,
    { title: sayOfLanguages('removeTitle', { language }), section: settingsPath },
    <form className="step" method="post" action={removeLanguagePath(tag)}>
      <p>{sayOfLanguages('removeWords')}</p>
      {pages.length === 0 ? (
        <p>{sayOfLanguages('removeNoPages', { language })}</p>
      ) : (
        <>
          <p>{sayOfLanguages('removePages', { language, count: pages.length })}</p>
          <ul>
            {pages.map(({ id, title, slug }) => (
              <li key={id}>
                <bdi lang={tag}>{title}</bdi> <span className="quiet">/{slug}</span>
              </li>
            ))}
          </ul>
          <p>{sayOfLanguages(mayHide ? 'removeHideAbout' : 'removeMayNot')}</p>
          <p>{sayOfLanguages('removeKeepAbout')}</p>
        </>
      )}
      <div className="actions">
        {pages.length > 0 && mayHide && (
          <button className="button" name="pages" value="hide">
            {sayOfLanguages('removeHide')}
          </button>
        )}
        <button
          className="button"
          name="pages"
          value="keep"
          data-look={pages.length > 0 && mayHide ? 'quiet' : undefined}
        >
          {pages.length > 0 ? sayOfLanguages('removeKeep') : sayOfLanguages('remove', { language })}
        </button>
        <a className="button" data-look="quiet" href={languagesPath}>
          {sayOfLanguages('cancel')}
        </a>
      </div>
    </form>,
  );
}

/**
 * Answers with what was hidden with a language, and the way back.
 *
 * @param done whether it was removed just now
 */
export function removedLanguagePage(
  site: Site,
  contributor: Contributor,
  { tag, done }: { readonly tag: string; readonly done: 'removed' | undefined },
): EndpointReply {
  const language = languageName(tag);
  const { hiddenPages = {} } = site.settings.languages?.[tag] ?? {};
  const count = Object.keys(hiddenPages).length;
  return contributorPage(
    site,
    contributor,
    { title: sayOfLanguages('removedTitle', { language }), section: settingsPath },
    <>
      <p>
        <a href={languagesPath}>{sayOfLanguages('back')}</a>
      </p>
      {done && (
        <p className="notice" role="status">
          {sayOfLanguages('removedNow', { language })}
        </p>
      )}
      <form className="step" method="post" action={removedLanguagePath(tag)}>
        <p>{sayOfLanguages('removeWords')}</p>
        <p>{sayOfLanguages(count === 0 ? 'removedNone' : 'removedHidden', { count })}</p>
        <div className="actions">
          <button className="button">{sayOfLanguages('restore', { language })}</button>
        </div>
      </form>
    </>,
  );
}
