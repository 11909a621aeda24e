import { attempt } from './attempt';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
export const draftDelay = 300;

/** What is kept of a form through a reload of its tab; read from outside, so nothing is certain. */
export interface Draft {
  readonly key?: unknown;
  /** Pairs of control name and value, as in a `FormData`; no passwords, no files. */
  readonly entries?: unknown;
}

/** Where drafts are kept. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of one form; a storage that is off, full or refused means no draft, never an error. */
export interface DraftKeeper {
  read(): Draft;
  /** Keeps what the form holds, with its key. */
  keep(key: string | null): unknown;
  forget(): unknown;
}

/**
 * Keeps the draft of a form under `frontage:form:<id>`.
 *
 * @param readEntries pairs of control name and value, as the form holds them
 * @param storage where. @default the tab's session storage; a browser may refuse even to name it
 */
export function createDraftKeeper(
  formId: string,
  readEntries: () => unknown,
  storage?: DraftStorage,
): DraftKeeper {
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
    keep: (key) =>
      attempt(() => store().setItem(name, JSON.stringify({ key, entries: readEntries() }))),
    forget: () => attempt(() => store().removeItem(name)),
  };
}

/**
 * What of a form may be kept: all but passwords; a file has no text, so nothing of it is kept
 * either.
 */
export function readEntries(form: HTMLFormElement): readonly (readonly [string, unknown])[] {
  const data = new FormData(form);
  for (const secret of form.querySelectorAll('[type=password],[data-field=password] [name]'))
    data.delete(secret.getAttribute('name') ?? '');
  return [...data];
}
