/** From this severity on, a known vulnerability fails the run. */
const SERIOUS = ['high', 'critical'];

/**
 * Whether the registry answered, or why not; each serious vulnerability as a line, and the number
 * of others.
 *
 * @typedef {{ answered: boolean, reason?: string, serious?: string[], others?: number }} Audit
 */

/**
 * Parses the output of `pnpm audit --json`.
 *
 * @param {string} printed
 * @returns {Audit} the result
 */
export function readAudit(printed) {
  let audit;
  try {
    audit = JSON.parse(printed);
  } catch {
    return { answered: false, reason: printed.trim().slice(0, 200) || 'pnpm audit said nothing.' };
  }
  if (audit.error || !audit.advisories)
    return { answered: false, reason: audit.error?.message ?? 'There are no advisories.' };
  const found = Object.values(audit.advisories);
  const serious = found.filter(({ severity }) => SERIOUS.includes(severity));
  return {
    answered: true,
    serious: serious.map(
      ({ module_name: name, severity, title, vulnerable_versions: versions, url }) =>
        `${name} ${versions}, ${severity}: ${title} ${url}`,
    ),
    others: found.length - serious.length,
  };
}
