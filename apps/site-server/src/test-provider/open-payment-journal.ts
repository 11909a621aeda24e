import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { TestNews } from './test-news';
import type { TestPayment } from './test-payment';
import type { TestSetup } from './test-setup';

/** The provider's records: on disk before anybody is notified. */
export interface PaymentJournal {
  /** Finds the payment with that key. */
  byKey(key: string): TestPayment | undefined;
  byId(id: string): TestPayment | undefined;
  /** Finds the payment whose hosted page has that name. */
  byVisit(visit: string): TestPayment | undefined;
  /** The page on which a method is named, by its key or by its name. */
  setup(by: { readonly key: string } | { readonly visit: string }): TestSetup | undefined;
  /** All news, oldest first. */
  news(): readonly TestNews[];
  /** Stores a payment and its news together: both or neither survive. */
  keep(...entries: readonly JournalEntry[]): void;
  close(): void;
}

/** A payment, a page for a method, or a piece of news as it is from now on. */
export type JournalEntry = { payment: TestPayment } | { setup: TestSetup } | { news: TestNews };

/**
 * Opens the provider's records: a file of lines, each the JSON of what changed together. Opening
 * rewrites the file, so that it does not grow for ever.
 *
 * @param file its path; the folder is created if it is missing
 * @throws if a line cannot be read, except for a last one that was cut off
 */
export function openPaymentJournal(file: string): PaymentJournal {
  const payments = new Map<string, TestPayment>();
  const setups = new Map<string, TestSetup>();
  const news = new Map<string, TestNews>();
  mkdirSync(dirname(file), { recursive: true });
  for (const entries of readLines(file)) entries.forEach(take);
  const handle = writeAnew(file, [
    ...[...payments.values()].map((payment) => ({ payment })),
    ...[...setups.values()].map((setup) => ({ setup })),
    ...[...news.values()].map((delivery) => ({ news: delivery })),
  ]);
  let isOpen = true;

  function take(entry: JournalEntry): void {
    if ('payment' in entry) payments.set(entry.payment.key, entry.payment);
    else if ('setup' in entry) setups.set(entry.setup.key, entry.setup);
    else news.set(entry.news.id, entry.news);
  }

  function find(is: (payment: TestPayment) => boolean): TestPayment | undefined {
    return [...payments.values()].find(is);
  }

  return {
    byKey: (key) => payments.get(key),
    byId: (id) => find((payment) => payment.id === id),
    byVisit: (visit) => find((payment) => payment.visit === visit),
    setup: (by) =>
      'key' in by
        ? setups.get(by.key)
        : [...setups.values()].find(({ visit }) => visit === by.visit),
    news: () => [...news.values()],
    keep(...entries) {
      append(handle, entries);
      entries.forEach(take);
    },
    close() {
      if (isOpen) closeSync(handle);
      isOpen = false;
    },
  };
}

function append(handle: number, entries: readonly JournalEntry[]): void {
  writeSync(handle, `${JSON.stringify(entries)}\n`);
  fsyncSync(handle);
}

function writeAnew(file: string, entries: readonly JournalEntry[]): number {
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  append(handle, entries);
  renameSync(draft, file);
  // The file is renamed, the handle still refers to it.
  return handle;
}

/**
 * Anything after the last line feed was cut off while it was written: nobody was notified of it.
 */
function readLines(file: string): JournalEntry[][] {
  const lines = readText(file).split('\n');
  const cut = lines.pop() ?? '';
  if (cut !== '' && !cut.startsWith('['))
    throw new Error(`[site-server] ${file} is no file of payments. Name another.`);
  // Only `append` writes these lines.
  return lines.map((line) => JSON.parse(line) as JournalEntry[]);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
