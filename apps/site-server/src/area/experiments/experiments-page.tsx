import type { SiteExperiment } from '@frontage/site-model/fields';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { VariantCount } from '../../pages/experiments/experiment-visitors';
import { judgeOutcome } from '../../pages/experiments/judge-outcome';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { EmptyList } from '../EmptyList';
import { experimentsPath } from './define-experiment-action';
import { sayOfExperiments } from './experiment-texts';
import type { ListedExperiment } from './load-experiments';

/** Answers with the experiments of a site. */
export function experimentsPage(
  site: Site,
  contributor: Contributor,
  { list, isRemoved }: { readonly list: readonly ListedExperiment[]; readonly isRemoved: boolean },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfExperiments('title'), section: experimentsPath },
    <>
      {isRemoved && (
        <p className="notice" role="status">
          {sayOfExperiments('removed')}
        </p>
      )}
      <p>{sayOfExperiments('intro')}</p>
      <p className="row">
        <a className="button" href={`${experimentsPath}/new?kind=test`}>
          {sayOfExperiments('addTest')}
        </a>
        <a className="button" data-look="quiet" href={`${experimentsPath}/new?kind=toggle`}>
          {sayOfExperiments('addToggle')}
        </a>
      </p>
      {list.length === 0 ? (
        <EmptyList text={sayOfExperiments('none')} />
      ) : (
        <>
          <ExperimentTable list={list} time={areaTime(site)} />
          <p className="aside links">
            <a href={`${experimentsPath}/export`}>{sayOfExperiments('export')}</a>
          </p>
        </>
      )}
    </>,
  );
}

function ExperimentTable({
  list,
  time,
}: {
  readonly list: readonly ListedExperiment[];
  readonly time: WriteTime;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfExperiments('name')}</th>
          <th scope="col">{sayOfExperiments('state')}</th>
          <th scope="col">{sayOfExperiments('outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ experiment, counts }) => (
          <tr key={experiment.name}>
            <th scope="row">
              <a href={`${experimentsPath}/${experiment.name}`}>{experiment.name}</a>
            </th>
            <td data-head={sayOfExperiments('state')}>{sayState(experiment, time)}</td>
            <td className="quiet" data-head={sayOfExperiments('outcome')}>
              {counts ? sayLead(counts) : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sayLead(counts: readonly [VariantCount, VariantCount]): string {
  if (counts.every(({ seen }) => seen === 0)) return sayOfExperiments('unseen');
  const { better } = judgeOutcome(counts);
  if (better === 'unclear') return sayOfExperiments('open');
  const version = sayOfExperiments(better === 'b' ? 'versionB' : 'versionA');
  return sayOfExperiments('leads', { version });
}

/** Says whether a toggle is on, or what has become of a test. */
export function sayState(experiment: SiteExperiment, time: WriteTime): string {
  if (experiment.kind === 'toggle') return sayOfExperiments(experiment.isOn ? 'on' : 'off');
  const { startedAt, stoppedAt, chosen } = experiment;
  if (startedAt === null) return sayOfExperiments('notStarted');
  return stoppedAt === null
    ? sayOfExperiments('running', { time: time(startedAt) })
    : sayOfExperiments('stopped', { time: time(stoppedAt), chosen: chosen.toUpperCase() });
}
