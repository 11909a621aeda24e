import type { ImportedItem, ImportItem, ImportWatch } from './imported-item';

/** What an import of another site did. */
export interface OtherImportResult {
  /** The names of what is new or was changed. */
  readonly changed: readonly string[];
  /** The names of what was there like that. */
  readonly unchanged: readonly string[];
  /** What is there already, and differs: it is as it was. */
  readonly left: readonly string[];
  /** What the site does not take, and why: a line each. */
  readonly wrong: readonly string[];
}

/** What became of one thing. */
export interface ItemOutcome {
  readonly state: ImportedItem['state'];
  /** @default there is none */
  readonly id?: string;
  /** @default '' */
  readonly why?: string;
}

/**
 * Makes the notes of one import.
 *
 * @param watch who follows it
 */
export function createImportNotes({ before, note, explain }: ImportWatch) {
  const changed: string[] = [];
  const unchanged: string[] = [];
  const left: string[] = [];
  const wrong: string[] = [];

  const write = ({ kind, name, label }: ImportItem, { state, why = '' }: ItemOutcome): void => {
    const isPage = kind === 'page' || kind === 'post';
    if (state === 'leftOut') wrong.push(`${name}: ${why}`);
    else if (state === 'kept') left.push(label);
    else (state === 'made' ? changed : unchanged).push(isPage ? label : name);
  };

  const attempt = async (act: () => ItemOutcome | Promise<ItemOutcome>): Promise<ItemOutcome> => {
    try {
      return await act();
    } catch (error) {
      if (!explain) throw error;
      return { state: 'leftOut', why: explain(error) };
    }
  };

  return {
    /** Brings one thing, and notes what became of it. */
    async bring(item: ImportItem, act: () => ItemOutcome | Promise<ItemOutcome>): Promise<void> {
      await before();
      const outcome = await attempt(act);
      write(item, outcome);
      await note({ ...item, state: outcome.state, id: outcome.id, why: outcome.why ?? '' });
    },
    /** Notes what belongs to no thing, such as the navigation. */
    noteRest: (name: string, isChanged: boolean): void =>
      void (isChanged ? changed : unchanged).push(name),
    result: { changed, unchanged, left, wrong } satisfies OtherImportResult,
  };
}
