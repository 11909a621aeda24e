import {
  experimentFailure,
  invalidFeature,
  notLoaded,
  otherType,
  unknownFeature,
  type ExperimentFailure,
  type Experiments,
} from './create-experiments';
import type { ExperimentType } from './experiment-context';

/** The codes of OpenFeature for what went wrong. */
const errorCodes = {
  [notLoaded]: 'PROVIDER_NOT_READY',
  [unknownFeature]: 'FLAG_NOT_FOUND',
  [otherType]: 'TYPE_MISMATCH',
  [invalidFeature]: 'PARSE_ERROR',
} as const satisfies Readonly<Record<ExperimentFailure, string>>;

/** What OpenFeature is told of one flag. */
export interface ExperimentResolution<Value> {
  readonly value: Value;
  readonly variant: string;
  readonly reason: 'TARGETING_MATCH';
}

/**
 * A provider for the client of OpenFeature; it has its shape and needs none of its code. Where an
 * experiment cannot be used it throws an error with a `code` of OpenFeature and one of the messages
 * of [8.12]: the client gives the default and both.
 */
export interface ExperimentProvider {
  readonly metadata: { readonly name: string };
  readonly runsOn: 'client';
  /** A toggle: on if its variant is the text `true`. */
  resolveBooleanEvaluation(name: string): ExperimentResolution<boolean>;
  /** A test: the variant of the visitor. */
  resolveStringEvaluation(name: string): ExperimentResolution<string>;
  /** There are no such experiments. */
  resolveNumberEvaluation(): never;
  /** There are no such experiments. */
  resolveObjectEvaluation(): never;
}

/**
 * Gives the experiments of a page to OpenFeature, for code that is written against its client.
 *
 * @example OpenFeature.setProvider(createExperimentProvider(pageExperiments(window)));
 */
export function createExperimentProvider({ find }: Experiments): ExperimentProvider {
  function variantOf(name: string, type: ExperimentType): string {
    const { context, failure } = find(name, type);
    if (context) return context.variant;
    throw flagError(errorCodes[failure], experimentFailure(failure, type));
  }

  const noSuchType = (): never => {
    throw flagError('TYPE_MISMATCH', 'Experiments are on or off, or have a variant.');
  };

  return {
    metadata: { name: 'frontage' },
    runsOn: 'client',
    resolveBooleanEvaluation(name) {
      const variant = variantOf(name, 'FEATURE_TOGGLE');
      return { value: variant === 'true', variant, reason: 'TARGETING_MATCH' };
    },
    resolveStringEvaluation(name) {
      const variant = variantOf(name, 'AB_TEST');
      return { value: variant, variant, reason: 'TARGETING_MATCH' };
    },
    resolveNumberEvaluation: noSuchType,
    resolveObjectEvaluation: noSuchType,
  };
}

function flagError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
