import { SavedViews } from './SavedViews';

/** What a list is filtered by. */
export interface ListFiltersProps {
  /** The address of the list. */
  readonly path: string;
  /** What the search looks for. @default the list has no search */
  readonly label?: string;
  /** What is searched. @default nothing */
  readonly search?: string | undefined;
  /** The filters beside the search. @default none */
  readonly selects?: readonly FilterSelectProps[];
  /** Whether it can be kept under a name. @default true */
  readonly views?: boolean;
  /** Whether nothing is found: a list of nothing needs no filters. @default false */
  readonly isEmpty?: boolean;
}

/** Renders the filters of a list, if it holds anything; its address keeps them. */
export function ListFilters({
  path,
  label,
  search = '',
  selects = [],
  views = true,
  isEmpty = false,
}: ListFiltersProps) {
  // An order leaves nothing out.
  const isFiltered =
    search !== '' || selects.some(({ name, value = '' }) => name !== 'sort' && value !== '');
  const filters = Object.fromEntries(selects.map(({ name, value = '' }) => [name, value]));
  const chosen = selects.flatMap(({ value, options }) =>
    options.flatMap(([option, text]) => (option === value ? [text] : [])),
  );
  return (
    <>
      {(isFiltered || !isEmpty) && (
        <form className="filters" role="search" action={path}>
          {label !== undefined && (
            <div className="field">
              <label htmlFor="q">{label}</label>
              <input id="q" name="q" type="search" defaultValue={search} maxLength={200} />
            </div>
          )}
          {selects.map((select) => (
            <FilterSelect key={select.name} {...select} />
          ))}
          <button className="button" data-look="quiet">
            Show
          </button>
          {isFiltered && <a href={path}>Show all</a>}
        </form>
      )}
      {views && (
        <SavedViews
          path={path}
          filter={{ q: search, ...filters }}
          suggestion={[search, ...chosen]
            .filter((text) => text !== '')
            .join(', ')
            .slice(0, 60)}
        />
      )}
    </>
  );
}

/** One filter that is chosen from a list. */
export interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  /** The words for no filter. */
  readonly all: string;
  /** Values with their words. */
  readonly options: readonly (readonly [value: string, text: string])[];
  /** What is chosen. @default no filter */
  readonly value: string | undefined;
}

function FilterSelect({ name, label, all, options, value = '' }: FilterSelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
