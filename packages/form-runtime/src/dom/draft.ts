import { attempt } from './attempt';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
export const draftDelay = 300;

/** How long a draft is kept, in milliseconds: a day, as long as a submission key lives. */
export const draftLifetime = 86_400_000;

/** What is kept of a form; read from outside, so nothing is certain. */
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

/** Where drafts are kept. */
export interface DraftStorages {
  /** The tab's own: what is typed in one tab does not take the place of another's. */
  readonly tab: DraftStorage;
  /** The browser's: it outlives the tab, and tabs share the key of a letter in it. */
  readonly shared: DraftStorage;
}

/** How drafts are kept. */
export interface DraftOptions {
  /** Where the draft is kept for a day. @default the window's session and local storage */
  readonly storage?: DraftStorages | undefined;
  /** UTC milliseconds, for the age of a draft. @default `Date.now` */
  readonly now?: (() => number) | undefined;
}

/** The draft of one form; a storage that is off, full or refused means no draft, never an error. */
export interface DraftKeeper {
  /** What this tab has kept, or else what another has. */
  read(): Draft;
  /** The key that a tab has got for a letter that is not sent yet; anything but a text is none. */
  readKey(): unknown;
  /**
   * Keeps a key, and what the form holds.
   *
   * @param isTyped whether the visitor wrote it in this tab; if not, what was kept before stays
   */
  keep(key: string | null, isTyped: boolean): void;
  /** The letter was sent: the next one gets a key of its own, in whatever tab it is written. */
  forget(): void;
}

const prefix = 'frontage:form:';

/**
 * Keeps the draft of a form under `frontage:form:<id>` for a day: in the tab, and for all tabs of
 * the browser. What is older goes when the next form is opened.
 *
 * @param readEntries pairs of control name and value, as the form holds them
 */
export function createDraftKeeper(
  formId: string,
  readEntries: () => unknown,
  { storage: storages, now = Date.now }: DraftOptions,
): DraftKeeper {
  const ownName = prefix + formId;
  // A browser may refuse even to name them.
  const tab = () => storages?.tab ?? sessionStorage;
  const shared = () => storages?.shared ?? localStorage;

  function readFrom(storage: () => DraftStorage, name = ownName): StoredDraft {
    try {
      const draft = Object(JSON.parse(String(storage().getItem(name))));
      return now() - draft.at < draftLifetime ? draft : {};
    } catch {
      return {};
    }
  }

  function write(storage: () => DraftStorage, draft: StoredDraft): void {
    void attempt(() => storage().setItem(ownName, JSON.stringify({ ...draft, at: now() })));
  }

  function read(): Draft {
    const [own, other] = [readFrom(tab), readFrom(shared)];
    return { key: own.key || other.key, entries: own.entries ?? other.entries };
  }

  void attempt(() => {
    for (const name of Object.keys(shared()))
      if (name.startsWith(prefix) && !readFrom(shared, name).at) shared().removeItem(name);
  });
  return {
    read,
    readKey: () => readFrom(shared).key,
    keep: (key, isTyped) =>
      void attempt(() => {
        const { sent } = readFrom(shared);
        const entries = (!isTyped && read().entries) || readEntries();
        write(tab, { key, entries });
        // Another tab has sent a letter with it: it is no key for one that is yet to be written.
        write(shared, { key: key === sent ? '' : key, entries, sent });
      }),
    forget: () => {
      write(shared, { sent: readFrom(tab).key });
      void attempt(() => tab().removeItem(ownName));
    },
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
