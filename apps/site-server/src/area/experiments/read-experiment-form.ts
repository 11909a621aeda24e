import { isExperimentName } from '@frontage/site-model';
import { experimentGoals, type SiteExperiment, type SiteTest } from '@frontage/site-model/fields';
import { sayOfExperiments } from './experiment-texts';

/** The controls of the form of a new experiment, by name. */
export type ExperimentFields = Readonly<Record<string, string>>;

/** What a form says. */
export interface ReadExperiment {
  readonly experiment: SiteExperiment;
  /** What is wrong, by the names of the controls. */
  readonly wrong: ReadonlyMap<string, string>;
}

/**
 * Reads the form of a new experiment.
 *
 * @param fields the controls
 * @param taken the names that the site has already
 */
export function readExperimentForm(
  fields: ExperimentFields,
  taken: readonly string[],
): ReadExperiment {
  const text = (name: string) => (fields[name] ?? '').trim();
  const wrong = new Map<string, string>();
  const name = text('name');
  if (!isExperimentName(name)) wrong.set('name', sayOfExperiments('wrongName'));
  else if (taken.includes(name)) wrong.set('name', sayOfExperiments('takenName'));
  return fields['kind'] === 'test'
    ? { experiment: readTest(name, text, wrong), wrong }
    : { experiment: { kind: 'toggle', name, isOn: false }, wrong };
}

function readTest(
  name: string,
  text: (name: string) => string,
  wrong: Map<string, string>,
): SiteTest {
  const share = text('share');
  if (!/^[1-9]\d?$/.test(share)) wrong.set('share', sayOfExperiments('wrongShare'));
  const goal = experimentGoals.find((known) => known === text('goal')) ?? 'form';
  const goalPath = goal === 'page' ? text('goalPath') : '';
  if (goal === 'page' && !/^\/[^\s?#]*$/.test(goalPath))
    wrong.set('goalPath', sayOfExperiments('wrongPath'));
  const times = { startedAt: null, stoppedAt: null } as const;
  return { kind: 'test', name, share: Number(share), goal, goalPath, ...times, chosen: 'a' };
}
