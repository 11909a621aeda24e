import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { LabelKind, ProductLabel } from '../../shop/catalogue/list-labels';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { LabelForm, type WrongLabels } from './LabelForm';
import { sayOfTags } from './tag-texts';

/** The tags and categories of a site. */
export interface ShownLabels {
  readonly labels: Readonly<Record<LabelKind, readonly ProductLabel[]>>;
  /** On how many products one was just renamed. @default none was */
  readonly renamed?: number | undefined;
  /** On how many products one was just deleted. @default none was */
  readonly deleted?: number | undefined;
  /** @default nothing is wrong */
  readonly unsaved?: WrongLabels | undefined;
}

/** Answers with the tags and categories of all products, each to be renamed. */
export function tagsPage(site: Site, contributor: Contributor, shown: ShownLabels): EndpointReply {
  const { labels, renamed, deleted, unsaved } = shown;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfTags('title'),
      section: productsPath,
      isWrong: unsaved !== undefined,
      ...(unsaved && { status: 400 }),
    },
    <>
      {unsaved && (
        <p className="notice" role="alert">
          {sayOfTags('notSaved')}
        </p>
      )}
      {renamed !== undefined && (
        <p className="notice" role="status">
          {renamed === 0 ? sayOfTags('unchanged') : sayOfTags('done', { count: renamed })}
        </p>
      )}
      {deleted !== undefined && (
        <p className="notice" role="status">
          {deleted === 0 ? sayOfTags('unchanged') : sayOfTags('deleted', { count: deleted })}
        </p>
      )}
      <p>
        <a href={productsPath}>{sayOfTags('back')}</a>
      </p>
      <p>{sayOfTags('intro')}</p>
      <LabelForm kind="tag" labels={labels.tag} unsaved={unsaved} />
      <LabelForm kind="category" labels={labels.category} unsaved={unsaved} />
    </>,
  );
}
