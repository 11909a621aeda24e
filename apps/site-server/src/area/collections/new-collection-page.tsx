import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { AddButtons } from '../pages/AddButtons';
import type { PlainPage } from '../../pages/items/list-plain-pages';
import { CheckField, Field } from '../Field';
import { mayChangeMenu } from '../pages/NewPageForm';
import { collectionsPath } from '../pages/page-query';
import { newCollectionPath } from './collections-page';
import { sayOfCollections } from './collection-texts';

/** A collection that is not made yet. */
export interface EnteredCollection {
  /** The page that becomes it; '' for a new one. */
  readonly page: string;
  /** Of a new page. */
  readonly title: string;
  readonly kind: 'notes' | 'events';
  readonly isInMenu: boolean;
}

/** Answers with the page on which a collection is begun. */
export function newCollectionPage(
  site: Site,
  contributor: Contributor,
  { page, title, kind, isInMenu }: EnteredCollection,
  pages: readonly PlainPage[],
  wrong: { readonly title?: string; readonly page?: string } = {},
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCollections('add'),
      section: collectionsPath,
      ...(Object.keys(wrong).length > 0 && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={collectionsPath}>{sayOfCollections('back')}</a>
      </p>
      <form className="step" method="post" action={newCollectionPath} noValidate>
        {pages.length > 0 && (
          <Field
            name="page"
            label={sayOfCollections('page')}
            hint={sayOfCollections('pageHint')}
            value={page}
            wrong={wrong.page}
            options={[
              ['', sayOfCollections('newPage')],
              ...pages.map(({ id, title, slug }) => [id, `${title} · /${slug}`] as const),
            ]}
          />
        )}
        <Field
          name="title"
          label={sayOfCollections('name')}
          hint={pages.length > 0 ? sayOfCollections('nameHint') : undefined}
          value={title}
          wrong={wrong.title}
          isFocused={wrong.page === undefined}
        />
        <Field
          name="kind"
          label={sayOfCollections('kindLabel')}
          value={kind}
          options={[
            ['notes', sayOfCollections('notesKind')],
            ['events', sayOfCollections('eventsKind')],
          ]}
        />
        {mayChangeMenu(contributor) && (
          <CheckField name="menu" label={sayOfCollections('inMenu')} isChecked={isInMenu} />
        )}
        <AddButtons
          contributor={contributor}
          publish={sayOfCollections('addPublished')}
          draft={sayOfCollections('addDraft')}
        />
      </form>
    </>,
  );
}
