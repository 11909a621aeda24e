/** What an experiment is: something that is on or off, or two versions that are compared [3.35]. */
export type ExperimentType = 'FEATURE_TOGGLE' | 'AB_TEST';

/** An experiment as one visitor has it [3.35]. */
export interface ExperimentContext {
  readonly name: string;
  readonly experimentType: ExperimentType;
  /** The version that the visitor gets, such as `a` or `b`; `true` or `false` of a toggle. */
  readonly variant: string;
  /** The group of visitors that it runs for; '' for everybody. */
  readonly segmentName: string;
  /** Whether the server could not tell the variant. */
  readonly containsError: boolean;
}

/** Whether parsed JSON is an experiment with all its fields [3.35]. */
export function isExperimentContext(raw: unknown): raw is ExperimentContext {
  const fields = Object(raw);
  const types = ['name', 'variant', 'segmentName', 'containsError'].map(
    (field) => typeof fields[field],
  );
  return (
    `${types}` === 'string,string,string,boolean' &&
    /^(FEATURE_TOGGLE|AB_TEST)$/.test(fields.experimentType)
  );
}
