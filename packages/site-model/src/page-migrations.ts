import { isRecord, ownProperty } from '@frontage/core-lifecycle/reading';

/** One step: takes a document of one version and returns one of the next. Must not throw. */
export type Migration = (
  document: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/**
 * The migrations: the step at index n leads from version n to version n + 1. A released step is
 * never edited. Whoever changes the shape of the page document raises `pageDocumentVersion` and
 * adds one step at the end. A new optional member whose absence means the old behaviour changes no
 * stored document, so it needs no step.
 */
export const pageMigrations: readonly Migration[] = [
  // Version 0 was a plain list of blocks; it becomes the only section.
  (document) => {
    const blocks = ownProperty(document, 'blocks');
    return { version: 1, sections: Array.isArray(blocks) ? [{ id: 'section-1', blocks }] : [] };
  },
];

/** Returns the version of a stored document; one without a version has version 0. */
export function documentVersion(raw: unknown): number | undefined {
  if (!isRecord(raw)) return undefined;
  const version = ownProperty(raw, 'version') ?? 0;
  return Number.isSafeInteger(version) && Number(version) >= 0 ? Number(version) : undefined;
}

/** Migrates a document step by step from its version to the newest; a newer one stays as it is. */
export function migrateDocument(
  raw: Readonly<Record<string, unknown>>,
  version: number,
  steps: readonly Migration[] = pageMigrations,
): Readonly<Record<string, unknown>> {
  return steps.slice(version).reduce((document, step) => step(document), raw);
}
