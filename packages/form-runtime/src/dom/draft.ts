/** What is kept of a form through a reload of its tab; read from outside, so nothing is certain. */
export interface Draft {
  readonly key?: unknown;
  /** Values by field id. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** Where drafts are kept. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of one form; a storage that fails means no draft, never an error. */
export interface DraftKeeper {
  read(): Draft;
  write(draft: Draft): void;
  forget(): void;
}

/**
 * Keeps the draft of a form under `frontage:form:<id>`.
 *
 * @param storage gives the storage; a browser may refuse even that
 */
export function createDraftKeeper(storage: () => DraftStorage, formId: string): DraftKeeper {
  const name = `frontage:form:${formId}`;
  return {
    read: () => attempt(() => Object(JSON.parse(storage().getItem(name) ?? '{}'))) ?? {},
    write: (draft) => attempt(() => storage().setItem(name, JSON.stringify(draft))),
    forget: () => attempt(() => storage().removeItem(name)),
  };
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    // Storage is off, full or refused, or what it holds is no JSON: the form works without it.
    return undefined;
  }
}
