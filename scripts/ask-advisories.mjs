/**
 * The names and versions of a lockfile's packages, as the registry is asked about them.
 *
 * @param {string} lockfile text of `pnpm-lock.yaml`
 * @returns {Record<string, string[]>} versions by name
 */
export function lockedVersions(lockfile) {
  const from = lockfile.indexOf('\npackages:\n');
  const to = lockfile.indexOf('\nsnapshots:\n');
  const versions = {};
  for (const [, name, version] of lockfile
    .slice(from, to)
    .matchAll(/^ {2}'?(@?[^@'\n]+)@([^:'(\n]+)'?:$/gm))
    versions[name] = [...(versions[name] ?? []), version];
  return versions;
}

/**
 * Asks a registry's newer address for advisories, which takes all packages at once.
 *
 * @param {string} registry its address
 * @param {Record<string, string[]>} versions by name
 * @param {typeof fetch} send
 * @returns {Promise<string>} what `readAudit` reads
 */
export async function askAdvisories(registry, versions, send = fetch) {
  const address = new URL('-/npm/v1/security/advisories/bulk', registry);
  try {
    const reply = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(60_000),
    });
    if (!reply.ok) return failed(`its address for many packages answers ${reply.status}`);
    const found = Object.entries(await reply.json()).flatMap(([name, list]) =>
      list.map((advisory) => ({ ...advisory, module_name: name })),
    );
    return JSON.stringify({ advisories: { ...found } });
  } catch (error) {
    return failed(String(error?.message ?? error));
  }
}

const failed = (message) => JSON.stringify({ error: { message } });
