import { isRunning, type SiteExperiment } from '@frontage/site-model/fields';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import type { ExperimentDeed } from './change-experiment';
import { experimentsPath } from './define-experiment-action';
import { sayOfExperiments } from './experiment-texts';
import { sayState } from './experiments-page';
import type { ListedExperiment } from './load-experiments';
import { Outcome } from './Outcome';

/** Answers with one experiment: its state, what can be done with it, and how a test does. */
export function experimentPage(
  site: Site,
  contributor: Contributor,
  {
    listed: { experiment, counts },
    isSaved,
  }: { readonly listed: ListedExperiment; readonly isSaved: boolean },
): EndpointReply {
  const { kind, name } = experiment;
  const path = `${experimentsPath}/${name}`;
  return contributorPage(
    site,
    contributor,
    { title: name, section: experimentsPath },
    <>
      {isSaved && (
        <p className="notice" role="status">
          {sayOfExperiments('saved')}
        </p>
      )}
      <p>
        <a href={experimentsPath}>{sayOfExperiments('back')}</a>
      </p>
      <p>
        <strong>{sayState(experiment, areaTime(site))}</strong>
      </p>
      <p>{sayOfExperiments('how')}</p>
      <p className="quiet">{sayOfExperiments(kind === 'test' ? 'who' : 'toggleHelp')}</p>
      {kind === 'test' && (
        <p className="quiet">
          {sayOfExperiments('aboutShare', { share: String(experiment.share) })}{' '}
          {sayOfExperiments(goalTexts[experiment.goal], { path: experiment.goalPath })}
        </p>
      )}
      <form method="post" action={path}>
        <div className="row">
          {deedsOf(experiment).map(([deed, text]) => (
            <button className="button" key={deed} name="do" value={deed}>
              {sayOfExperiments(text)}
            </button>
          ))}
          <button className="button" data-look="quiet" name="do" value="remove">
            {sayOfExperiments('remove')}
          </button>
        </div>
      </form>
      {counts && <Outcome counts={counts} />}
    </>,
  );
}

const goalTexts = { form: 'aboutForm', order: 'aboutOrder', page: 'aboutPage' } as const;

type DeedText = 'switchOn' | 'switchOff' | 'start' | 'startAgain' | 'stopA' | 'stopB';

function deedsOf(experiment: SiteExperiment): readonly (readonly [ExperimentDeed, DeedText])[] {
  if (experiment.kind === 'toggle')
    return [experiment.isOn ? ['off', 'switchOff'] : ['on', 'switchOn']];
  if (isRunning(experiment))
    return [
      ['stop-a', 'stopA'],
      ['stop-b', 'stopB'],
    ];
  return [['start', experiment.startedAt === null ? 'start' : 'startAgain']];
}
