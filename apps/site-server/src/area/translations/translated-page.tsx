import { contributorPage } from '../../accounts/contributor-page';
import type { EndpointReply } from '../../http/endpoint';
import {
  learnPageTranslation,
  listPageTranslation,
} from '../../pages/translations/page-translation';
import type { Site } from '../../sites/site-settings';
import { pagesPath } from '../pages/page-query';
import { languageName } from '../language-name';
import type { FoundTranslation } from './define-translation-action';
import type { SavedTranslation, SentTranslation } from './save-translated-page';
import { seenState } from './seen-state';
import { TranslationField } from './TranslationField';
import { translationsHref, translationsPath } from './translation-query';
import { sayOfTranslations } from './translation-texts';

/** What is shown of a translation besides what is stored. */
export interface ShownTranslation {
  readonly done?: 'saved' | 'begun' | undefined;
  /** What was entered. @default what is stored */
  readonly sent?: SentTranslation;
  readonly wrong?: SavedTranslation['wrong'];
}

/** Answers with the texts of a page beside their translations. */
export function translatedPage(
  site: Site,
  { contributor, translation, page, original }: FoundTranslation,
  { done, sent, wrong }: ShownTranslation,
): EndpointReply {
  const { language } = translation;
  const name = languageName(language);
  const texts = listPageTranslation(original, learnPageTranslation(page, translation.memory));
  const status = wrong === 'changed' ? 409 : 400;
  const enteredAt = (key: string) => {
    const entered = sent?.[`text@${key}`];
    // What somebody else has translated meanwhile is not taken back by who had nothing there.
    return wrong === 'changed' && entered === '' ? undefined : entered;
  };
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfTranslations('pageTitle', { title: original.title, language: name }),
      section: translationsPath,
      ...(wrong && { status, isWrong: true }),
    },
    <>
      <p>
        <a href={translationsHref(language)}>{sayOfTranslations('back', { language: name })}</a>
        <span className="quiet"> · /{page.slug}</span>
      </p>
      {(wrong ?? done) && (
        <p className="notice" role={wrong ? 'alert' : 'status'}>
          {wrong
            ? sayOfTranslations(wrong === 'changed' ? 'changedMeanwhile' : 'notSaved')
            : sayOfTranslations(done ?? 'saved')}
        </p>
      )}
      <p className="links">
        <a href={`${pagesPath}/${page.id}`}>{sayOfTranslations('publish')}</a>
        <a href={`${pagesPath}/${page.id}/edit`}>{sayOfTranslations('edit')}</a>
        {page.isVisible && <a href={`/${page.slug}`}>{sayOfTranslations('open')}</a>}
        <a href={`${pagesPath}/${original.id}`}>{sayOfTranslations('original')}</a>
      </p>
      <form
        className="step pairs"
        method="post"
        action={`${translationsPath}/${page.id}`}
        noValidate
      >
        <input type="hidden" name="seen" value={seenState(page, original)} />
        {texts.map((text) => (
          <TranslationField
            key={text.key}
            text={text}
            lang={language}
            originalLang={site.settings.locale}
            entered={enteredAt(text.key)}
            isWrong={wrong instanceof Set && wrong.has(text.key)}
          />
        ))}
        <div className="actions savebar">
          <button className="button">{sayOfTranslations('save')}</button>
        </div>
      </form>
    </>,
  );
}
