import { attempt } from './attempt';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
export const draftDelay = 300;

/** What is kept of a form through a reload of its tab; read from outside, so nothing is certain. */
export interface Draft {
  readonly key?: unknown;
  /** Values by field id. */
  readonly values?: unknown;
}

/** Where drafts are kept. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of one form; a storage that is off, full or refused means no draft, never an error. */
export interface DraftKeeper {
  read(): Draft;
  /** Keeps a draft; without one, forgets what was kept. */
  keep(draft?: Draft): unknown;
}

/**
 * Keeps the draft of a form under `frontage:form:<id>`.
 *
 * @param storage where. @default the tab's session storage; a browser may refuse even to name it
 */
export function createDraftKeeper(formId: string, storage?: DraftStorage): DraftKeeper {
  const name = `frontage:form:${formId}`;
  const store = () => storage ?? sessionStorage;
  return {
    read: () => {
      try {
        return Object(JSON.parse(String(store().getItem(name))));
      } catch {
        return {};
      }
    },
    keep: (draft) =>
      attempt(() => (draft ? store().setItem(name, JSON.stringify(draft)) : store().removeItem(name))),
  };
}
