/** Addresses that code may load from. */
export interface CodeSources {
  /** Their origins, each once, such as `https://widgets.example`. */
  readonly origins: readonly string[];
  /** The first line that is no address of https; undefined if all are. */
  readonly wrong: string | undefined;
}

/**
 * Reads the addresses that code may load from; never throws.
 *
 * @param text one address a line
 */
export function readCodeSources(text: string): CodeSources {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const origins = lines.map(originOf);
  return {
    origins: [...new Set(origins.filter((origin) => origin !== undefined))].sort(),
    wrong: lines.find((_line, index) => origins[index] === undefined),
  };
}

/** Nothing but letters of a host gets into a policy. */
function originOf(line: string): string | undefined {
  const url = URL.canParse(line) ? new URL(line) : undefined;
  return url?.protocol === 'https:' && /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(url.origin)
    ? url.origin
    : undefined;
}
