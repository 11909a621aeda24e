/** So many kinds are remembered: a few of each day of a site. */
const mostKinds = 500;

/** In place of further names. */
export const otherNames = '(others)';

/** A kind of names of which only so many are told apart. */
export interface NameKind {
  /** What they are names of, such as a site, a day and a part. */
  readonly of: readonly string[];
  readonly most: number;
  /** Lists the names that are stored. */
  load(): Promise<readonly string[]>;
}

/** Gives what tells whether a name is told apart: those that came first are. */
export type NameLimit = (kind: NameKind) => Promise<(name: string) => boolean>;

/**
 * Creates the limit of names that are told apart. Pages, sources and events are what a browser says
 * they are, so anybody could make up names without end, each of which would be a row for good. Each
 * process counts for itself.
 */
export function createNameLimit(): NameLimit {
  const known = new Map<string, Set<string>>();

  async function namesOf({ of, load }: NameKind): Promise<Set<string>> {
    const key = of.join('\n');
    const loaded = known.get(key) ?? new Set(await load());
    // Another request may have loaded them meanwhile, and taken some.
    const names = known.get(key) ?? loaded;
    known.delete(key);
    known.set(key, names);
    const [oldest] = known.keys();
    if (known.size > mostKinds && oldest !== undefined) known.delete(oldest);
    return names;
  }

  return async (kind) => {
    const names = await namesOf(kind);
    return (name) => {
      if (!names.has(name) && names.size >= kind.most) return false;
      names.add(name);
      return true;
    };
  };
}
