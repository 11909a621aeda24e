import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { AddButtons } from '../pages/AddButtons';
import { CheckField, Field } from '../Field';
import { mayChangeMenu } from '../pages/NewPageForm';
import { collectionsPath } from '../pages/page-query';
import { newCollectionPath } from './collections-page';
import { sayOfCollections } from './collection-texts';

/** A collection that is not made yet. */
export interface EnteredCollection {
  readonly title: string;
  readonly kind: 'notes' | 'events';
  readonly isInMenu: boolean;
}

/** Answers with the page on which a collection is begun. */
export function newCollectionPage(
  site: Site,
  contributor: Contributor,
  { title, kind, isInMenu }: EnteredCollection,
  wrong?: string,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCollections('add'),
      section: collectionsPath,
      ...(wrong !== undefined && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={collectionsPath}>{sayOfCollections('back')}</a>
      </p>
      <form className="step" method="post" action={newCollectionPath} noValidate>
        <Field
          name="title"
          label={sayOfCollections('name')}
          value={title}
          wrong={wrong}
          isRequired
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
