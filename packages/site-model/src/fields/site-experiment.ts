import { isRecord } from '@frontage/core-lifecycle/reading';
import { isExperimentName } from '../shown-to';

/** What counts as success in a test: a form is sent, something is ordered, a page is reached. */
export const experimentGoals = ['form', 'order', 'page'] as const;

/** Something that an owner switches on and off by its name. */
export interface SiteToggle {
  kind: 'toggle';
  name: string;
  isOn: boolean;
}

/** Two versions of sections that are compared. */
export interface SiteTest {
  kind: 'test';
  name: string;
  /** How many of a hundred visitors get version b, from 1 to 99. */
  share: number;
  goal: (typeof experimentGoals)[number];
  /** The path of the page to reach, such as `/thanks`; '' for other goals. */
  goalPath: string;
  /** When it was started, in UTC milliseconds; null for not yet. */
  startedAt: number | null;
  /** When it was stopped; null while it runs. */
  stoppedAt: number | null;
  /** What everybody gets before and after it. */
  chosen: 'a' | 'b';
}

/** An experiment of a site [3.35]. */
export type SiteExperiment = SiteToggle | SiteTest;

/** The most experiments that a site has. */
export const maxExperiments = 50;

/**
 * Reads the stored experiments of a site. Never throws: one without a right name is left out, and
 * what else is wrong has its default.
 */
export function readSiteExperiments(raw: unknown): SiteExperiment[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry: unknown): SiteExperiment[] => {
    const { kind, name, isOn, ...test } = isRecord(entry) ? entry : {};
    if (!isExperimentName(name)) return [];
    return [kind === 'test' ? readTest(name, test) : { kind: 'toggle', name, isOn: isOn === true }];
  });
}

function readTest(name: string, stored: Readonly<Record<string, unknown>>): SiteTest {
  const { share, goal, goalPath, startedAt, stoppedAt, chosen } = stored;
  const isShare = typeof share === 'number' && Number.isInteger(share) && share > 0 && share < 100;
  return {
    kind: 'test',
    name,
    share: isShare ? share : 50,
    goal: experimentGoals.find((known) => known === goal) ?? 'form',
    goalPath: typeof goalPath === 'string' ? goalPath : '',
    startedAt: timeOf(startedAt),
    stoppedAt: timeOf(stoppedAt),
    chosen: chosen === 'b' ? 'b' : 'a',
  };
}

function timeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** A test that was started and not stopped. */
export type RunningTest = SiteTest & { startedAt: number; stoppedAt: null };

/** Whether a test runs now. */
export function isRunning(experiment: SiteExperiment): experiment is RunningTest {
  return (
    experiment.kind === 'test' && experiment.startedAt !== null && experiment.stoppedAt === null
  );
}
