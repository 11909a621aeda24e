import { contributorPage } from '../../accounts/contributor-page';
import type { EndpointReply } from '../../http/endpoint';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { AddButtons } from '../pages/AddButtons';
import { Field } from '../Field';
import { collectionsPath } from '../pages/page-query';
import { itemsPath } from './item-query';
import { sayOfCollections } from './collection-texts';
import type { FoundCollection } from './define-collection-action';
import type { EnteredItem, WrongItem } from './item-fields';
import { ItemFields } from './ItemFields';

/** An item that is not made yet. */
export interface ShownNewItem {
  readonly entered: EnteredItem & {
    readonly title: string;
    readonly summary: string;
    readonly text: string;
  };
  readonly wrong?: WrongItem | undefined;
  /** The categories of the collection. */
  readonly categories: readonly string[];
}

/** Answers with the page on which an item is begun. */
export function newItemPage(
  site: Site,
  { contributor, collection, page }: FoundCollection,
  { entered, wrong, categories }: ShownNewItem,
): EndpointReply {
  const { title } = page;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCollections('newItemTitle', { title }),
      section: collectionsPath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={itemsPath(page.id)}>{sayOfCollections('backToItems', { title })}</a>
      </p>
      <form className="step" method="post" action={`${itemsPath(page.id)}/new`} noValidate>
        <Field
          name="title"
          label={sayOfCollections('itemTitle')}
          value={entered.title}
          wrong={wrong?.field === 'title' ? wrong.text : undefined}
          isFocused={wrong === undefined || wrong.field === 'title'}
          isRequired
        />
        <Field
          name="summary"
          label={sayOfCollections('summary')}
          hint={sayOfCollections('summaryHint')}
          value={entered.summary}
          rows={2}
        />
        <Field
          name="text"
          label={sayOfCollections('text')}
          hint={sayOfCollections('textHint')}
          value={entered.text}
          rows={10}
        />
        <ItemFields
          kind={collection.kind}
          zone={siteTimeZone(site)}
          entered={entered}
          wrong={wrong}
          categories={categories}
        />
        <AddButtons
          contributor={contributor}
          publish={sayOfCollections('addItemPublished')}
          draft={sayOfCollections('addDraft')}
        />
      </form>
    </>,
  );
}
