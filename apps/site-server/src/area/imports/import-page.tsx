import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { progressScript } from '../progress-script';
import { ImportChoices } from './ImportChoices';
import { ImportLines } from './ImportLines';
import { importPath, importsPath } from './import-query';
import { sayOfImports, type ImportCode } from './import-texts';
import type { LoadedImport } from './load-import';
import { sayFiles } from './say-files';
import { sumOf } from './sum-of';
import type { SiteImport } from './site-import';

/** Seconds after which the page of an import under way is asked for again, without scripts. */
const lookAgain = 2;

/** Answers with one import: how far it is, what was found, or what became of it. */
export function importPage(
  site: Site,
  contributor: Contributor,
  shown: LoadedImport,
): EndpointReply {
  const { import: item, isUnderWay, counts } = shown;
  return contributorPage(
    site,
    contributor,
    {
      title: sayFiles(item.files),
      section: importsPath,
      ...(isUnderWay && { scripts: [progressScript], lookAgain }),
    },
    <>
      <p>
        <a href={importsPath}>{sayOfImports('title')}</a>
      </p>
      {isUnderWay ? <UnderWay {...item} /> : <Ended {...shown} />}
      {item.state === 'ready' && (
        <ImportChoices
          id={item.id}
          counts={counts}
          elsewhere={shown.elsewhere}
          contributor={contributor}
        />
      )}
      {counts.length > 0 && item.state !== 'reading' && <ImportLines {...shown} />}
    </>,
  );
}

const underWayTexts: Readonly<Partial<Record<SiteImport['state'], ImportCode>>> = {
  reading: 'readingText',
  importing: 'importingCount',
  removing: 'removingCount',
};

function UnderWay({ id, state, done, total }: SiteImport) {
  const code = underWayTexts[state] ?? 'importingCount';
  const text = (values: { done: string; total: string }) => sayOfImports(code, values);
  const shown = total > 0 ? Math.min(done, total) : done;
  return (
    <div className="notice">
      <p>
        <label htmlFor="progress" data-progress-text={text({ done: '{done}', total: '{total}' })}>
          {text({ done: String(shown), total: String(total) })}
        </label>
      </p>
      <p>
        {total > 0 ? (
          <progress id="progress" value={shown} max={total} />
        ) : (
          <progress id="progress" />
        )}
      </p>
      <p>{sayOfImports('mayLeave')}</p>
      <p role="alert" data-no-data={sayOfImports('noData')} />
      <form method="post" action={importPath(id)}>
        <button className="button" data-look="quiet" name="do" value="stop">
          {sayOfImports('stop')}
        </button>
      </form>
    </div>
  );
}

function Ended({ import: { id, state, trouble }, counts }: LoadedImport) {
  const count = (wanted: string): number => sumOf(counts, (line) => line.state === wanted);
  const made = count('made');
  if (state === 'ready') return null;
  if (state === 'failed' || state === 'reading') {
    // What is wrong with the files themselves is no better the second time.
    const isTheirs = trouble !== '' && trouble !== sayOfImports('notRead');
    return (
      <Notice isBad text={trouble || sayOfImports('readingStopped')}>
        {!isTheirs && <Act id={id} act="read" text={sayOfImports('readAgain')} />}
        <Act id={id} act="forget" text={sayOfImports('otherFiles')} isQuiet={!isTheirs} />
      </Notice>
    );
  }
  if (state === 'done')
    return (
      <Notice
        text={made === 0 ? sayOfImports('doneNothing') : sayOfImports('doneText', { count: made })}
      >
        {made > 0 && <DraftsLink />}
        {made > 0 && <UndoLink id={id} />}
        <AnotherLink />
      </Notice>
    );
  if (state === 'removed')
    return (
      <Notice text={removedText(count('removed'), count('stays'))}>
        <AnotherLink />
      </Notice>
    );
  return (
    <Notice isBad={trouble !== ''} text={trouble || sayOfImports('stoppedText', { count: made })}>
      <Act id={id} act="start" text={sayOfImports('goOn')} />
      {made > 0 && <UndoLink id={id} />}
    </Notice>
  );
}

function removedText(removed: number, stays: number): string {
  const text = sayOfImports('removedText', { count: removed });
  return stays === 0 ? text : `${text} ${sayOfImports('staysText', { count: stays })}`;
}

function Notice({
  text,
  isBad = false,
  children,
}: {
  text: string;
  isBad?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className="notice">
      <p role={isBad ? 'alert' : 'status'}>{text}</p>
      <div className="actions">{children}</div>
    </div>
  );
}

function Act({
  id,
  act,
  text,
  isQuiet = false,
}: {
  id: string;
  act: 'start' | 'read' | 'forget';
  text: string;
  isQuiet?: boolean;
}) {
  return (
    <form method="post" action={importPath(id)}>
      <button className="button" data-look={isQuiet ? 'quiet' : undefined} name="do" value={act}>
        {text}
      </button>
    </form>
  );
}

function UndoLink({ id }: { id: string }) {
  return (
    <a className="button" data-look="quiet" href={`${importPath(id)}/remove`}>
      {sayOfImports('undo')}
    </a>
  );
}

function DraftsLink() {
  return (
    <a className="button" href="/config/pages?state=draft">
      {sayOfImports('seeDrafts')}
    </a>
  );
}

function AnotherLink() {
  return (
    <a className="button" data-look="quiet" href={importsPath}>
      {sayOfImports('another')}
    </a>
  );
}
