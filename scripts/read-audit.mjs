/** From here on a known weakness fails the run. */
const SERIOUS = ['high', 'critical'];

/**
 * Whether the registry answered, or why not; each serious weakness in a line, and how many others
 * there are.
 *
 * @typedef {{ answered: boolean, reason?: string, serious?: string[], others?: number }} Audit
 */

/**
 * Reads what `pnpm audit --json` prints.
 *
 * @param {string} printed
 * @returns {Audit} what it says
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
