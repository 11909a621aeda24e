import { attempt } from './attempt';

/** What is kept of a form through a reload of its tab; read from outside, so nothing is certain. */
export interface Draft {
  readonly key?: unknown;
  /** Values by field id. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** Where drafts are kept. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of one form; a storage that is off, full or refused means no draft, never an error. */
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
    read: () => {
      try {
        return Object(JSON.parse(String(storage().getItem(name))));
      } catch {
        return {};
      }
    },
    write: (draft) => void attempt(() => storage().setItem(name, JSON.stringify(draft))),
    forget: () => void attempt(() => storage().removeItem(name)),
  };
}
