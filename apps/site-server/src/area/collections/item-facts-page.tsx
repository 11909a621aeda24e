import { contributorPage } from '../../accounts/contributor-page';
import type { EndpointReply } from '../../http/endpoint';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { collectionsPath, itemFactsPath, pagesPath } from '../pages/page-query';
import { sayOfCollections } from './collection-texts';
import type { FoundItem } from './find-item-and-person';
import type { WrongItem } from './item-fields';
import { ItemFields } from './ItemFields';
import type { EnteredFacts } from './save-item-facts';

/** What an item has beside its words. */
export interface ShownFacts {
  readonly entered: EnteredFacts;
  readonly wrong?: WrongItem & { readonly status: 400 | 409 };
  readonly done?: 'saved' | undefined;
}

/** Answers with the date, the category, the tags of an item and its part of the address. */
export function itemFactsPage(
  site: Site,
  { contributor, page, collection, categories }: FoundItem,
  { entered, wrong, done }: ShownFacts,
): EndpointReply {
  const { title } = page;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCollections('factsTitle'),
      section: collectionsPath,
      ...(wrong && { status: wrong.status, isWrong: true }),
    },
    <>
      <p>
        <a href={`${pagesPath}/${page.id}`}>{sayOfCollections('backToItem', { title })}</a>
        <span className="quiet"> · /{page.slug}</span>
      </p>
      {done && (
        <p className="notice" role="status">
          {sayOfCollections('factsSaved')}
        </p>
      )}
      {wrong?.field === 'page' && (
        <p className="notice" role="alert">
          {wrong.text}
        </p>
      )}
      <form className="step" method="post" action={itemFactsPath(page.id)} noValidate>
        <input type="hidden" name="revision" value={page.revision} />
        <ItemFields
          kind={collection.kind}
          zone={siteTimeZone(site)}
          entered={entered}
          wrong={wrong}
          categories={categories}
        />
        <Field
          name="name"
          label={sayOfCollections('word')}
          hint={sayOfCollections('wordHint')}
          value={entered.name}
          wrong={wrong?.field === 'name' ? wrong.text : undefined}
          isRequired
        />
        <div className="actions">
          <button className="button">{sayOfCollections('saveFacts')}</button>
        </div>
      </form>
    </>,
  );
}
