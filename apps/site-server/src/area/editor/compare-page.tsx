import { editorStyle } from '@frontage/page-editor/page';
import { siteTitle } from '../../accounts/account-manner';
import type { EndpointReply } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { PageVersion } from '../../pages/documents/page-versions';
import type { Site } from '../../sites/site-settings';
import { areaPage } from '../area-page';
import { areaTime } from '../area-time';
import { pagesPath } from '../pages/page-query';
import { ChangedText } from './ChangedText';
import { sayOfCompare, type restoredOutcomes } from './compare-texts';
import { compareStyle } from './compare-style';
import type { BlockDifference } from './list-differences';
import { mountCompare } from './mount-compare';

/** Two versions of a page, and what was just done. */
export interface ComparedVersions {
  readonly page: EditedPage;
  readonly versions: readonly PageVersion[];
  /** The numbers of the two. */
  readonly from: number;
  readonly to: number;
  readonly differences: readonly BlockDifference[];
  /** @default nothing */
  readonly done?: (typeof restoredOutcomes)[number] | undefined;
}

const script = `(${mountCompare.toString()})(document)`;

/** Answers with two versions of a page side by side, and the blocks that differ. */
export function comparePage(
  site: Site,
  compared: ComparedVersions & { readonly mayEdit: boolean },
): EndpointReply {
  const { page, from, to } = compared;
  const path = `${pagesPath}/${page.id}`;
  const mayEdit = compared.mayEdit && page.state !== 'deleted';
  const title = sayOfCompare('title', { title: page.title });
  return areaPage(
    {
      title,
      site: siteTitle(site),
      scripts: [script],
      styles: [editorStyle, compareStyle],
      frames: ["'self'"],
    },
    <body className="editor">
      <header className="editor-bar">
        <a className="button" data-look="quiet" href={`${path}/versions`}>
          {sayOfCompare('back')}
        </a>
        <h1>{title}</h1>
        <VersionPick {...compared} path={path} time={areaTime(site)} />
        <div className="row">
          <button className="button" data-look="quiet" type="button" data-step="-1" disabled>
            {sayOfCompare('previous')}
          </button>
          <button className="button" data-look="quiet" type="button" data-step="1" disabled>
            {sayOfCompare('next')}
          </button>
        </div>
        <SideTabs from={from} to={to} />
      </header>
      <div className="compare">
        <Frames path={path} from={from} to={to} />
        <Differences {...compared} path={path} mayEdit={mayEdit} />
      </div>
      <p className="unseen" role="status" data-place="" />
    </body>,
  );
}

function VersionPick({
  path,
  versions,
  time,
  ...sides
}: ComparedVersions & { path: string; time: (at: number) => string }) {
  return (
    <form className="versionpick" action={`${path}/compare`}>
      {listSides(sides).map(([name, number]) => (
        <label key={name}>
          {sayOfCompare(name)}
          <select name={name} defaultValue={number}>
            {versions.map((version) => (
              <option key={version.number} value={version.number}>
                {sayOfCompare('option', {
                  number: String(version.number),
                  time: time(version.createdAt),
                })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button" data-look="quiet">
        {sayOfCompare('compare')}
      </button>
    </form>
  );
}

interface DifferenceProps {
  readonly difference: BlockDifference;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly mayEdit: boolean;
  /** Where it stands among all. */
  readonly place: string;
}

function Difference({ difference, path, from, to, mayEdit, place }: DifferenceProps) {
  const { block, title, texts, where } = difference;
  const [side, number] = where === 'from' ? ['from', from] : ['to', to];
  return (
    <li data-difference={block} data-where={where} data-said={place}>
      <h3>{title}</h3>
      {texts.map((text, index) => (
        <ChangedText key={`${index} ${text.before}`} {...text} />
      ))}
      <form className="row" method="post" action={`${path}/compare`}>
        <a
          className="button"
          data-look="quiet"
          data-see=""
          href={`${path}/versions/${number}/shown#block-${block}`}
          target={String(side)}
          aria-label={sayOfCompare('seeOf', { title })}
        >
          {sayOfCompare('see')}
        </a>
        {mayEdit && where !== 'to' && (
          <>
            <input type="hidden" name="from" value={from} />
            <input type="hidden" name="to" value={to} />
            <button
              className="button"
              data-look="quiet"
              name="block"
              value={block}
              aria-label={sayOfCompare('restoreOf', { number: String(from), title })}
            >
              {sayOfCompare('restore')}
            </button>
          </>
        )}
      </form>
    </li>
  );
}

/** The numbers of the two versions. */
type Sides = Pick<ComparedVersions, 'from' | 'to'>;

const listSides = ({ from, to }: Sides) =>
  [
    ['from', from],
    ['to', to],
  ] as const;

/** On a narrow screen one of the two is shown. */
function SideTabs(sides: Sides) {
  return (
    <fieldset className="editor-widths compare-tabs">
      <legend className="unseen">{sayOfCompare('frames')}</legend>
      {listSides(sides).map(([side, number]) => (
        <label key={side}>
          <input type="radio" name="side" value={side} defaultChecked={side === 'to'} data-tab="" />
          <span>{sayOfCompare('shown', { number: String(number) })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Frames({ path, ...sides }: Sides & { path: string }) {
  return (
    <main className="compare-frames">
      {listSides(sides).map(([side, number]) => (
        <p key={side}>{sayOfCompare('shown', { number: String(number) })}</p>
      ))}
      {listSides(sides).map(([side, number]) => (
        <iframe
          key={side}
          name={side}
          title={sayOfCompare('frameOf', { number: String(number) })}
          src={`${path}/versions/${number}/shown`}
          data-compared=""
        />
      ))}
    </main>
  );
}

/** Why there is nothing that differs. */
function sayWhySame({ versions, from, to }: ComparedVersions): string {
  if (versions.length === 1) return sayOfCompare('only');
  return sayOfCompare(from === to ? 'twice' : 'same');
}

function Differences({
  path,
  mayEdit,
  ...compared
}: ComparedVersions & { path: string; mayEdit: boolean }) {
  const { from, to, differences, done } = compared;
  return (
    <aside className="editor-panel" aria-labelledby="differences">
      <h2 id="differences">{sayOfCompare('differences')}</h2>
      {done && (
        <p className="notice" role="status">
          {sayOfCompare(done, { number: String(from) })}
        </p>
      )}
      <p>
        {differences.length === 0
          ? sayWhySame(compared)
          : sayOfCompare('count', { count: differences.length })}
      </p>
      <ol className="changes">
        {differences.map((difference, index) => (
          <Difference
            key={difference.block}
            {...{ difference, path, from, to, mayEdit }}
            place={sayOfCompare('place', {
              title: difference.title,
              place: String(index + 1),
              count: String(differences.length),
            })}
          />
        ))}
      </ol>
      {differences.length > 0 && <p className="quiet hint">{sayOfCompare('keys')}</p>}
      {mayEdit && (
        <p>
          <a href={`${path}/edit`}>{sayOfCompare('edit')}</a>
        </p>
      )}
    </aside>
  );
}
