import { itemKinds } from '../../imports/other-sites/imported-item';
import { listHref } from '../list-part';
import { ListFilters } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import { hrefOfLine } from './href-of-line';
import type { ImportLine } from './import-line';
import { importPath, linesAtOnce, type ImportQuery } from './import-query';
import { sayOfImports } from './import-texts';
import type { LoadedImport } from './load-import';
import { sayLineState } from './say-line-state';
import { sayParts } from './say-parts';

/** Renders what an import says of each thing, with its filters. */
export function ImportLines({ import: item, query, counts, lines, found }: LoadedImport) {
  const path = importPath(item.id);
  const from = query.from ?? 0;
  const isOver = item.state !== 'ready' && item.state !== 'importing';
  const states = [...new Set(counts.map(({ state }) => state))];
  const kinds = [...itemKinds, 'other' as const].filter((kind) =>
    counts.some((line) => line.kind === kind),
  );
  return (
    <>
      <h2>{sayOfImports('found')}</h2>
      <ListFilters
        path={path}
        label={sayOfImports('search')}
        search={query.q}
        views={false}
        selects={[
          {
            name: 'kind',
            label: sayOfImports('kind'),
            all: sayOfImports('allKinds'),
            options: kinds.map((kind) => [kind, sayOfImports(kind)]),
            value: query.kind,
          },
          {
            name: 'state',
            label: sayOfImports('state'),
            all: sayOfImports('allStates'),
            options: states.map((state) => [state, sayLineState(state, isOver)]),
            value: query.state,
          },
        ]}
      />
      {lines.length === 0 ? (
        <p className="empty quiet">{sayOfImports('noLine')}</p>
      ) : (
        <>
          <p className="quiet">{sayOfImports('linesFound', { count: found })}</p>
          <LineTable lines={lines} isOver={isOver} />
        </>
      )}
      <ListLinks
        title={sayOfImports('found')}
        newer={from > 0 ? partOf(path, query, Math.max(0, from - linesAtOnce)) : undefined}
        older={from + linesAtOnce < found ? partOf(path, query, from + linesAtOnce) : undefined}
        texts={{ newer: sayOfImports('earlier'), older: sayOfImports('later') }}
      />
      <p className="aside">
        <a href={partOf(`${path}/export`, query, 0)}>{sayOfImports('csv')}</a>
      </p>
    </>
  );
}

function partOf(path: string, { q, kind, state }: ImportQuery, from: number): string {
  return listHref(path, { q, kind, state, from });
}

function LineTable({ lines, isOver }: { lines: readonly ImportLine[]; isOver: boolean }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfImports('thing')}</th>
          <th scope="col">{sayOfImports('state')}</th>
          <th scope="col">{sayOfImports('from')}</th>
          <th scope="col">{sayOfImports('kind')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.place} line={line} isOver={isOver} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, isOver }: { line: ImportLine; isOver: boolean }) {
  const { kind, title, label, source, state, why, parts } = line;
  const href = hrefOfLine(line);
  const name = title || label;
  const isBad = state === 'leftOut' || state === 'kept';
  return (
    <tr>
      <th scope="row" className="excerpt">
        {href === undefined ? <bdi>{name}</bdi> : <a href={href}>{name}</a>}
        {label !== name && (
          <div className="quiet hint" dir="ltr">
            {label}
          </div>
        )}
      </th>
      <td>
        <span className="state" data-state={isBad ? 'warning' : undefined}>
          {sayLineState(state, isOver)}
        </span>
        {why !== '' && <div className="quiet hint">{why}</div>}
        <PartHint code="blocks" parts={sayParts(parts.blocks)} />
        <PartHint code="kept" parts={sayParts(parts.kept)} />
        <PartHint code="leftOutParts" parts={sayParts(parts.leftOut)} />
      </td>
      <td className="quiet excerpt">
        <bdi>{source}</bdi>
      </td>
      <td>{sayOfImports(kind)}</td>
    </tr>
  );
}

function PartHint({ code, parts }: { code: 'blocks' | 'kept' | 'leftOutParts'; parts: string }) {
  if (parts === '') return null;
  return <div className="quiet hint">{sayOfImports(code, { parts })}</div>;
}
