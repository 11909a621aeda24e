import type { Contributor } from '../../accounts/create-identify';
import type { ItemKind } from '../../imports/other-sites/imported-item';
import { mostFetched } from '../../imports/other-sites/pictures/fetch-pictures';
import { mayBring } from './may-bring';
import type { LineCount } from './import-line';
import { importPath } from './import-query';
import { sumOf } from './sum-of';
import { sayOfImports, type ImportCode } from './import-texts';

/** What is chosen of an import before it is brought in. */
export interface ImportChoicesProps {
  readonly id: string;
  readonly counts: readonly LineCount[];
  /** How many pictures are on other servers. */
  readonly elsewhere: number;
  readonly contributor: Contributor;
}

/** What is chosen, with its words; a form comes with its page. */
const chosen: readonly (readonly [kind: ItemKind, text: ImportCode])[] = [
  ['page', 'pages'],
  ['post', 'posts'],
  ['product', 'products'],
  ['picture', 'pictures'],
];

/** Renders what was found, and what of it is taken. */
export function ImportChoices({ id, counts, elsewhere, contributor }: ImportChoicesProps) {
  const count = (kind: ItemKind, states: readonly string[]): number =>
    sumOf(counts, (line) => line.kind === kind && states.includes(line.state));
  const there = ['same', 'kept'];
  const kinds = chosen.filter(([kind]) => count(kind, ['new', ...there]) > 0);
  const hasNew = counts.some(({ state }) => state === 'new');
  return (
    <form className="step" method="post" action={importPath(id)}>
      {!hasNew && (
        <p role="status">{sayOfImports(kinds.length === 0 ? 'foundNothing' : 'allThere')}</p>
      )}
      {hasNew && (
        <>
          <fieldset className="roles">
            <legend>{sayOfImports('take')}</legend>
            {kinds.map(([kind, text]) => (
              <KindChoice
                key={kind}
                kind={kind}
                text={kindText(
                  sayOfImports(text),
                  count(kind, ['new', ...there]),
                  count(kind, there),
                )}
                isClosed={!mayBring(kind, contributor)}
              />
            ))}
            {elsewhere > 0 && <DownloadChoice count={elsewhere} />}
          </fieldset>
          <p className="hint">{sayOfImports('drafts')}</p>
        </>
      )}
      <div className="actions">
        {hasNew && (
          <button className="button" name="do" value="start">
            {sayOfImports('start')}
          </button>
        )}
        <button className="button" data-look="quiet" name="do" value="forget">
          {sayOfImports('forget')}
        </button>
      </div>
    </form>
  );
}

function kindText(kind: string, count: number, there: number): string {
  return there === 0
    ? sayOfImports('takeKind', { kind, count })
    : sayOfImports('takeKindThere', { kind, count, there });
}

function KindChoice({ kind, text, isClosed }: { kind: ItemKind; text: string; isClosed: boolean }) {
  return (
    <>
      <label className="check">
        <input name={kind} type="checkbox" defaultChecked={!isClosed} disabled={isClosed} />
        {text}
      </label>
      {isClosed && <p className="hint">{sayOfImports('mayNot')}</p>}
    </>
  );
}

function DownloadChoice({ count }: { count: number }) {
  return (
    <>
      <label className="check">
        <input name="download" type="checkbox" aria-describedby="download-hint" />
        {sayOfImports('download', { count })}
      </label>
      <p className="hint" id="download-hint">
        {sayOfImports('downloadHint', { count: mostFetched })}
      </p>
    </>
  );
}
