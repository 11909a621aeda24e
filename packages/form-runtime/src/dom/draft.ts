import { draftPrefix } from '../markup/has-draft';
import { orUndefined } from './or-undefined';

/** How long typing must pause before the draft is stored, in milliseconds [9.22]. */
export const draftDelay = 300;

/** How long a draft is stored, in milliseconds: a day, as long as a submission key lives. */
export const draftLifetime = 86_400_000;

/** A stored draft; it comes from outside, so its members are unchecked. */
export interface Draft {
  readonly key?: unknown;
  /** Pairs of control name and value, as in a `FormData`; no passwords, no files. */
  readonly entries?: unknown;
}

/** A draft as it is stored. */
interface StoredDraft extends Draft {
  /** When it was written, in UTC milliseconds. */
  readonly at?: unknown;
  /** The key of the letter that this browser sent last. */
  readonly sent?: unknown;
}

/** A place for drafts. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storages of drafts. */
export interface DraftStorages {
  /** The tab's own storage: a draft of one tab does not replace another's. */
  readonly tab: DraftStorage;
  /** The browser's storage: it outlives the tab, and tabs share the key of a letter through it. */
  readonly shared: DraftStorage;
}

/** Options of drafts. */
export interface DraftOptions {
  /** Where the draft is stored for a day. @default the window's session and local storage */
  readonly storage?: DraftStorages | undefined;
  /** UTC milliseconds, for the age of a draft. @default `Date.now` */
  readonly now?: (() => number) | undefined;
}

/**
 * The draft of one form. If the storage is off, full or refused, there is no draft, but never an
 * error.
 */
export interface DraftKeeper {
  /** Reads the draft of this tab, or else another tab's. */
  read(): Draft;
  /** Reads the key of a letter that is not sent yet; only a text is a key. */
  readKey(): unknown;
  /**
   * Stores a key and the content of the form.
   *
   * @param isTyped whether the visitor wrote it in this tab; if not, the stored content stays
   */
  keep(key: string | null, isTyped: boolean): void;
  /** Marks the letter as sent: the next one gets a new key, in any tab. */
  forget(): void;
}

/**
 * Makes the keeper of a form's draft, stored under `frontage:form:<id>` for a day: for the tab, and
 * for all tabs of the browser. Older drafts are deleted when the next form is opened.
 *
 * @param readEntries returns pairs of control name and value, as in the form
 */
export function createDraftKeeper(
  formId: string,
  readEntries: () => unknown,
  { storage: storages, now = Date.now }: DraftOptions,
): DraftKeeper {
  const draftName = draftPrefix + formId;
  // A browser may throw even when the storages are accessed.
  const tab = () => storages?.tab ?? sessionStorage;
  const shared = () => storages?.shared ?? localStorage;

  function readFrom(storage: () => DraftStorage, name = draftName): StoredDraft {
    try {
      const draft = Object(JSON.parse(String(storage().getItem(name))));
      return now() - draft.at < draftLifetime ? draft : {};
    } catch {
      return {};
    }
  }

  function write(storage: () => DraftStorage, draft: StoredDraft): void {
    void orUndefined(() => storage().setItem(draftName, JSON.stringify({ ...draft, at: now() })));
  }

  function read(): Draft {
    const [ofTab, ofBrowser] = [readFrom(tab), readFrom(shared)];
    return { key: ofTab.key || ofBrowser.key, entries: ofTab.entries ?? ofBrowser.entries };
  }

  void orUndefined(() => {
    for (const name of Object.keys(shared()))
      if (name.includes(draftPrefix) && !readFrom(shared, name).at) shared().removeItem(name);
  });
  return {
    read,
    readKey: () => readFrom(shared).key,
    keep: (key, isTyped) =>
      void orUndefined(() => {
        const { sent } = readFrom(shared);
        const entries = (!isTyped && read().entries) || readEntries();
        write(tab, { key, entries });
        // Another tab has sent a letter with this key: a new letter cannot use it.
        write(shared, { key: key === sent ? '' : key, entries, sent });
      }),
    forget: () => {
      write(shared, { sent: readFrom(tab).key });
      void orUndefined(() => tab().removeItem(draftName));
    },
  };
}

/**
 * Reads what may be stored of a form: everything but passwords; a file has no text, so it is not
 * stored either.
 */
export function readEntries(form: HTMLFormElement): readonly (readonly [string, unknown])[] {
  const entries = new FormData(form);
  for (const secret of form.querySelectorAll('[type=password],[data-field=password] [name]'))
    entries.delete(secret.getAttribute('name') ?? '');
  return [...entries];
}
