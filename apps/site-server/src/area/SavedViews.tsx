import { createContext, useContext } from 'react';

/** A filter of a list under a name that somebody gave it. */
export interface NamedView {
  readonly id: string;
  /** Of the list. */
  readonly path: string;
  readonly name: string;
  /** As the address of the list says it. */
  readonly query: string;
}

/** The address that saves a view; below it each can be removed. */
export const viewsPath = '/config/views';

/** The views of who looks at a page, for the lists on it. */
export const ViewsContext = createContext<readonly NamedView[]>([]);

/** The list, and what it is filtered by now. */
export interface SavedViewsProps {
  readonly path: string;
  /** By name; '' for what it is not filtered by. */
  readonly filter: Readonly<Record<string, string>>;
  /** What a new view is called at first. */
  readonly suggestion: string;
}

/** Renders the views of a list, and the form that saves or removes the one that is shown. */
export function SavedViews({ path, filter, suggestion }: SavedViewsProps) {
  const views = useContext(ViewsContext).filter((view) => view.path === path);
  const query = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== ''),
  ).toString();
  const current = query === '' ? undefined : views.find((view) => view.query === query);
  if (views.length === 0 && query === '') return null;
  return (
    <div className="views">
      {views.length > 0 && (
        <nav className="links" aria-label="Saved views">
          {views.map(({ id, name, query: saved }) => (
            <a
              key={id}
              href={`${path}?${saved}`}
              aria-current={id === current?.id ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
            </a>
          ))}
        </nav>
      )}
      {current && (
        <form method="post" action={`${viewsPath}/${current.id}/remove`}>
          <button className="button" data-look="quiet">
            Remove the view “<bdi>{current.name}</bdi>”
          </button>
        </form>
      )}
      {!current && query !== '' && (
        <details className="more">
          <summary>Save this view</summary>
          <form className="filters" method="post" action={viewsPath}>
            <input type="hidden" name="path" value={path} />
            <input type="hidden" name="query" value={query} />
            <div className="field">
              <label htmlFor="view-name">Name of the view</label>
              <input id="view-name" name="name" defaultValue={suggestion} maxLength={60} required />
            </div>
            <button className="button">Save view</button>
          </form>
        </details>
      )}
    </div>
  );
}
