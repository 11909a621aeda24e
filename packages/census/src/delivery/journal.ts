import { readJson } from '@frontage/core-lifecycle';
import { isRecord } from '@frontage/core-lifecycle/reading';
import type { KeptTexts } from '../storage/visitor-storage';

/** A packed batch that no collector has confirmed. */
export interface JournalEntry {
  /** The id of the batch. */
  readonly id: string;
  /** When it was packed, in milliseconds since 1970. */
  readonly at: number;
  /** How many events are in it. */
  readonly count: number;
  /** The batch, packed. */
  readonly text: string;
}

/** The batches of a browser that wait for a better time, shared by its tabs. */
export interface Journal {
  /** From the oldest on. */
  list(): readonly JournalEntry[];
  /**
   * Keeps batches. Where they do not fit, the oldest make room.
   *
   * @returns what was given up
   */
  add(entries: readonly JournalEntry[]): readonly JournalEntry[];
  remove(id: string): void;
  clear(): void;
}

/** The key of the journal in a browser's storage. */
export const journalKey = 'ss_census';

/** How much the journal holds at most, in characters: 256 KB. */
export const mostJournal = 256_000;

/** Opens the journal in a storage; one that keeps nothing gives a journal that keeps nothing. */
export function openJournal(texts: KeptTexts, most: number = mostJournal): Journal {
  function list(): readonly JournalEntry[] {
    const lines = texts.get(journalKey)?.split('\n') ?? [];
    return lines.flatMap((line) => readEntry(line) ?? []);
  }

  function write(entries: readonly JournalEntry[]): boolean {
    if (entries.length) return texts.set(journalKey, entries.map(formatEntry).join('\n'));
    texts.remove(journalKey);
    return true;
  }

  function add(added: readonly JournalEntry[]): readonly JournalEntry[] {
    const kept = [...list(), ...added];
    const givenUp: JournalEntry[] = [];
    const sizes = (): number => kept.reduce((sum, entry) => sum + formatEntry(entry).length + 1, 0);
    // A storage may be full before the journal is.
    while (sizes() > most || !write(kept)) givenUp.push(...kept.splice(0, 1));
    return givenUp;
  }

  return {
    list,
    add,
    remove: (id) => void write(list().filter((entry) => entry.id !== id)),
    clear: () => texts.remove(journalKey),
  };
}

// JSON escapes tabs and line ends, so a batch holds neither.
function formatEntry({ id, at, count, text }: JournalEntry): string {
  return [id, at, count, text].join('\t');
}

function readEntry(line: string): JournalEntry | undefined {
  const [id = '', at, count, text = ''] = line.split('\t');
  const entry = { id, at: Number(at), count: Number(count), text };
  const isWhole = id && Number.isFinite(entry.at) && Number.isFinite(entry.count);
  return isWhole && isRecord(readJson(text)) ? entry : undefined;
}
