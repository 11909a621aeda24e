/** What the recording of a choice has to know; of `choiceFacts`. */
export interface ChoiceFacts {
  /** The cookie of the choice. */
  readonly cookie: string;
  /** In seconds. */
  readonly lifetime: number;
  /** The cookies that a refusal removes [9.02]. */
  readonly restricted: readonly string[];
  /** The event on the document that tells of a choice. */
  readonly event: string;
}

/**
 * Records what a visitor has chosen: the cookie, the removal of the cookies that a refusal removes
 * [9.02], and an event on the document for everything that waits. Without a choice it only removes.
 *
 * Pages run it as its own text, before any other script of theirs, so it uses nothing from outside.
 *
 * @param document the page
 * @param isAllowed whether the visitor accepts; undefined for no choice
 */
export function recordChoice(
  document: Document,
  { cookie, lifetime, restricted, event }: ChoiceFacts,
  isAllowed?: boolean,
): void {
  const { protocol, hostname } = document.location;
  const site = `; path=/; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
  if (!isAllowed) {
    const owners = [''];
    // Browsers ignore a domain that nobody can have cookies of, such as `example`.
    for (let domain = hostname; domain; domain = domain.replace(/^[^.]*\.?/, ''))
      owners.push(`; domain=${domain}`);
    for (const owner of owners)
      for (const name of restricted) document.cookie = `${name}=; max-age=0${owner}${site}`;
  }
  if (isAllowed === undefined) return;
  document.cookie = `${cookie}=${isAllowed}; max-age=${lifetime}${site}`;
  document.dispatchEvent(new CustomEvent(event));
}
