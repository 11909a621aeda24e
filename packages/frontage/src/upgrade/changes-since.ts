/**
 * Lists what a changelog says of the versions after one.
 *
 * @param changelog as changesets write it: a heading for each version, the newest first
 * @param version the older one
 * @returns a text for each change, the newest first; nothing where the version is not in it
 */
export function changesSince(changelog: string, version: string): string[] {
  const parts = changelog.split(/^## /m).slice(1);
  const older = parts.findIndex((part) => part.startsWith(`${version}\n`));
  return parts.slice(0, Math.max(older, 0)).flatMap((part) =>
    part
      .split(/^- /m)
      .slice(1)
      .map((change) => change.replace(/^[0-9a-f]{7,40}: /, ''))
      .filter((change) => !change.startsWith('Updated dependencies'))
      .map((change) => change.split(/^#/m)[0]?.trim().replaceAll(/\s+/g, ' ') ?? ''),
  );
}
