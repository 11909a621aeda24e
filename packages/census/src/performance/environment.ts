/** Where a site runs [9.03]. */
const environments = ['dev', 'qa', 'staging', 'prod'] as const;

/** One of the environments. */
export type Environment = (typeof environments)[number];

/** Reads an environment; anything else means `prod`. */
export function readEnvironment(raw: unknown): Environment {
  return environments.find((name) => name === raw) ?? 'prod';
}
