import type { LabelKind, ProductLabel } from '../../shop/catalogue/list-labels';
import { listHref } from '../list-part';
import { productsPath } from '../products/product-query';
import { sayOfTags } from './tag-texts';
import { tagsPath } from './tags-path';

/** What somebody entered and what is wrong with it. */
export interface WrongLabels {
  readonly kind: LabelKind;
  /** What was entered, by the name that it was entered for. */
  readonly entered: ReadonlyMap<string, string>;
  /** What is wrong, by the name that it was entered for. */
  readonly wrong: ReadonlyMap<string, string>;
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

/** Renders the tags or the categories of a site, each to be renamed or deleted. */
export function LabelForm({ kind, labels, unsaved }: LabelFormProps) {
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
                <th scope="col">
                  <span className="unseen">{sayOfTags('delete')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <LabelRow
                  key={label.name}
                  kind={kind}
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
      {/* A form of its own: Enter in a name presses the button that saves. */}
      <form method="post" action={`${tagsPath}/delete`} id={deleteForm(kind)} />
    </section>
  );
}

/** Names the form whose buttons delete. */
function deleteForm(kind: LabelKind): string {
  return `delete-${kind}`;
}

interface LabelRowProps {
  readonly kind: LabelKind;
  readonly label: ProductLabel;
  readonly index: number;
  readonly entered: string | undefined;
  readonly wrong: string | undefined;
  readonly isFocused: boolean;
}

function LabelRow({
  kind,
  label: { name, count },
  index,
  entered,
  wrong,
  isFocused,
}: LabelRowProps) {
  const id = `${kind}-${index}`;
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
      {/* The search of the list knows categories alone. */}
      <td>{kind === 'tag' ? text : <a href={listHref(productsPath, { q: name })}>{text}</a>}</td>
      <td>
        <button
          className="button"
          data-look="quiet"
          form={deleteForm(kind)}
          name="do"
          value={`${kind}@${name}`}
          aria-label={sayOfTags('deleteOf', { name })}
        >
          {sayOfTags('delete')}
        </button>
      </td>
    </tr>
  );
}
