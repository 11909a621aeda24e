import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { LabelKind, ProductLabel } from '../../shop/catalogue/list-labels';
import type { Site } from '../../sites/site-settings';
import { listHref } from '../list-part';
import { productsPath } from '../products/product-query';
import { sayOfTags } from './tag-texts';

/** The address of the page. */
export const tagsPath = '/config/products/tags';

/** What somebody entered and what is wrong with it. */
export interface WrongLabels {
  readonly kind: LabelKind;
  /** What was entered, by the name that it was entered for. */
  readonly entered: ReadonlyMap<string, string>;
  /** What is wrong, by the name that it was entered for. */
  readonly wrong: ReadonlyMap<string, string>;
}

/** The tags and categories of a site. */
export interface ShownLabels {
  readonly labels: Readonly<Record<LabelKind, readonly ProductLabel[]>>;
  /** On how many products one was just renamed. @default none was */
  readonly renamed?: number | undefined;
  /** @default nothing is wrong */
  readonly unsaved?: WrongLabels | undefined;
}

/** Answers with the tags and categories of all products, each to be renamed. */
export function tagsPage(site: Site, contributor: Contributor, shown: ShownLabels): EndpointReply {
  const { labels, renamed, unsaved } = shown;
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
      <p>
        <a href={productsPath}>{sayOfTags('back')}</a>
      </p>
      <p>{sayOfTags('intro')}</p>
      <LabelForm kind="tag" labels={labels.tag} unsaved={unsaved} />
      <LabelForm kind="category" labels={labels.category} unsaved={unsaved} />
    </>,
  );
}

const kindTexts = {
  tag: { heading: 'tags', none: 'noTags', save: 'saveTags' },
  category: { heading: 'categories', none: 'noCategories', save: 'saveCategories' },
} as const;

interface LabelFormProps {
  readonly kind: LabelKind;
  readonly labels: readonly ProductLabel[];
  readonly unsaved: WrongLabels | undefined;
}

function LabelForm({ kind, labels, unsaved }: LabelFormProps) {
  const texts = kindTexts[kind];
  const own = unsaved?.kind === kind ? unsaved : undefined;
  const firstWrong = labels.findIndex(({ name }) => own?.wrong.has(name));
  return (
    <section>
      <h2>{sayOfTags(texts.heading)}</h2>
      {labels.length === 0 ? (
        <p className="quiet">{sayOfTags(texts.none)}</p>
      ) : (
        <form method="post" action={tagsPath}>
          <input type="hidden" name="kind" value={kind} />
          <table className="list">
            <thead>
              <tr>
                <th scope="col">{sayOfTags('name')}</th>
                <th scope="col">{sayOfTags('products')}</th>
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <LabelRow
                  key={label.name}
                  id={`${kind}-${index}`}
                  // The search of the list knows categories alone.
                  isFound={kind === 'category'}
                  label={label}
                  index={index}
                  entered={own?.entered.get(label.name)}
                  wrong={own?.wrong.get(label.name)}
                  isFocused={index === firstWrong}
                />
              ))}
            </tbody>
          </table>
          <div className="actions savebar">
            <button className="button">{sayOfTags(texts.save)}</button>
          </div>
        </form>
      )}
    </section>
  );
}

interface LabelRowProps {
  readonly id: string;
  /** Whether the list of products finds them by it. */
  readonly isFound: boolean;
  readonly label: ProductLabel;
  readonly index: number;
  readonly entered: string | undefined;
  readonly wrong: string | undefined;
  readonly isFocused: boolean;
}

function LabelRow({
  id,
  isFound,
  label: { name, count },
  index,
  entered,
  wrong,
  isFocused,
}: LabelRowProps) {
  const text = sayOfTags('productCount', { count });
  return (
    <tr>
      <td>
        <div className="field">
          <input type="hidden" name={`seen-${index}`} value={name} />
          {wrong !== undefined && (
            <p className="wrong" id={`${id}-wrong`}>
              {wrong}
            </p>
          )}
          <input
            name={`name-${index}`}
            aria-label={sayOfTags('nameOf', { name })}
            autoComplete="off"
            defaultValue={entered ?? name}
            autoFocus={isFocused}
            aria-invalid={wrong === undefined ? undefined : true}
            aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          />
        </div>
      </td>
      <td>{isFound ? <a href={listHref(productsPath, { q: name })}>{text}</a> : text}</td>
    </tr>
  );
}
