import {
  isExperimentContext,
  type ExperimentContext,
  type ExperimentType,
} from './experiment-context';

/** The page says nothing of experiments [8.12]. */
export const notLoaded = 'The underlying Praetor configuration is not loaded';

/** The page says nothing of this one [8.12]. */
export const unknownFeature = 'The specified feature does not exist';

/** It is a test where a toggle was asked for, or a toggle where a test was [8.12]. */
export const otherType = 'The specified feature is not a {type}';

/** What the page says of it cannot be used [8.12]. */
export const invalidFeature = 'The specified feature has an invalid server-side definition';

/** Why an experiment has its fallback. */
export type ExperimentFailure =
  | typeof notLoaded
  | typeof unknownFeature
  | typeof otherType
  | typeof invalidFeature;

/** The message of why an experiment has its fallback [8.12]. */
export function experimentFailure(failure: ExperimentFailure, type: ExperimentType): string {
  return failure.replace('{type}', type);
}

/** What is known of an experiment: its variant, or why there is none. */
export type FoundExperiment =
  | { readonly context: ExperimentContext; readonly failure?: undefined }
  | { readonly failure: ExperimentFailure; readonly context?: undefined };

/** The experiments of a page. Nothing here sends a request, or throws. */
export interface Experiments {
  /**
   * Whether a toggle is on: its variant is the text `true` [4.16].
   *
   * @param name of the toggle
   * @param fallback what counts if the toggle cannot be read [8.12]. @default false
   */
  isEnabled(name: string, fallback?: boolean): boolean;
  /**
   * The variant of a test that the visitor gets.
   *
   * @param name of the test
   * @param fallback what counts if the test cannot be read [8.12]. @default ''
   */
  variant(name: string, fallback?: string): string;
  /** Finds an experiment of a type, or why it cannot be used. Reports nothing. */
  find(name: string, type: ExperimentType): FoundExperiment;
}

/**
 * Gives the experiments of a page.
 *
 * @param configuration what the page says of them, as parsed JSON; undefined where it says nothing
 * @param report called with one of the messages of [8.12] each time that a fallback is used.
 *   @default nothing
 * @example
 * const toggle = { name: 'new-header', experimentType: 'FEATURE_TOGGLE', variant: 'true' };
 * const experiments = createExperiments([{ ...toggle, segmentName: '', containsError: false }]);
 * experiments.isEnabled('new-header'); // true
 */
export function createExperiments(
  configuration: unknown,
  report: (message: string, name: string) => void = () => {},
): Experiments {
  function find(name: string, type: ExperimentType): FoundExperiment {
    if (!Array.isArray(configuration)) return { failure: notLoaded };
    const context: unknown = configuration.find((one) => Object(one).name === name);
    if (!context) return { failure: unknownFeature };
    if (!isExperimentContext(context) || context.containsError) return { failure: invalidFeature };
    if (context.experimentType !== type) return { failure: otherType };
    return { context };
  }

  function read(name: string, type: ExperimentType): string | undefined {
    const { context, failure } = find(name, type);
    if (failure) report(experimentFailure(failure, type), name);
    return context?.variant;
  }

  return {
    find,
    isEnabled: (name, fallback = false) =>
      (read(name, 'FEATURE_TOGGLE') ?? `${fallback}`) === 'true',
    variant: (name, fallback = '') => read(name, 'AB_TEST') ?? fallback,
  };
}
