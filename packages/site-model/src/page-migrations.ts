import { isRecord, ownProperty } from '@frontage/core-lifecycle/reading';

/** One step: takes a document of one version, gives one of the next. Must not throw. */
export type Migration = (
  document: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/**
 * The rule of change: the step at index n leads from version n to version n + 1.
 * A step once released is never edited; whoever changes the shape of the page
 * document raises `pageDocumentVersion` and adds one step at the end. A member that may
 * be absent, and then means what was so before it existed, changes no document that is
 * stored: it needs no step.
 */
export const pageMigrations: readonly Migration[] = [
  // Version 0 was a plain list of blocks; it becomes the only section.
  (document) => {
    const blocks = ownProperty(document, 'blocks');
    return { version: 1, sections: Array.isArray(blocks) ? [{ id: 'section-1', blocks }] : [] };
  },
];

/** The version a stored document says it has; one that says nothing is of version 0. */
export function documentVersion(raw: unknown): number | undefined {
  if (!isRecord(raw)) return undefined;
  const version = ownProperty(raw, 'version') ?? 0;
  return Number.isSafeInteger(version) && Number(version) >= 0 ? Number(version) : undefined;
}

/** Takes a document step by step from its version to the newest; a newer one stays as it is. */
export function migrateDocument(
  raw: Readonly<Record<string, unknown>>,
  version: number,
  steps: readonly Migration[] = pageMigrations,
): Readonly<Record<string, unknown>> {
  return steps.slice(version).reduce((document, step) => step(document), raw);
}
