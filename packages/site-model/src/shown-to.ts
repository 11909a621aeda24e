/** Who gets a section: the visitors with one variant of an experiment [3.35]. */
export interface ShownTo {
  /** The name of the experiment. */
  readonly experiment: string;
  /** `a` or `b` of a test, `true` or `false` of a toggle. */
  readonly variant: string;
}

const pattern = /^([a-z0-9][a-z0-9-]{0,39})=(a|b|true|false)$/;

/**
 * Whether a value may be the name of an experiment: a lowercase letter or digit, then also hyphens,
 * 40 at most.
 */
export function isExperimentName(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(`${value}=a`);
}

/** Whether a value may tell who gets a section: a name, `=`, and a variant, such as `heading=b`. */
export function isShownTo(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** Reads who gets a section; undefined for everybody. */
export function readShownTo(stored: string | undefined): ShownTo | undefined {
  const [, experiment, variant] = pattern.exec(stored ?? '') ?? [];
  return experiment !== undefined && variant !== undefined ? { experiment, variant } : undefined;
}
