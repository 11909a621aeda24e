import type { EventQueue, Random } from '@frontage/core-lifecycle/testing';
import { createDraftKeeper, type DraftStorages } from '../../dom/draft';
import { runForm, type FormRun } from '../../dom/run-form';
import type { SubmitFailure } from '../../failure-message';
import type { FaultyNet } from './faulty-net';

const page = {
  pageTitle: '',
  pageId: '',
  contentSource: 'c',
  pagePath: '/',
  pagePermissionTypeValue: 1,
} as const;

/** What a tab needs from its environment. */
export interface FormTabParts {
  readonly queue: EventQueue;
  readonly net: FaultyNet;
  readonly random: Random;
  /** Where the tab stores its draft; storages that throw count as refused. */
  readonly storages: DraftStorages;
}

/**
 * One tab with the form: the real machine and the real draft keeper with one text instead of
 * fields.
 */
export interface FormTab {
  /** The content of the form. */
  readonly text: string;
  /** The last message to the visitor; `''` before the first. */
  readonly lastMessage: 'success' | SubmitFailure['code'] | '';
  write(text: string): void;
  submit(): void;
  isSubmitting(): boolean;
  /** Closes the page; its requests continue. */
  close(): void;
}

/** Opens the form in a tab and restores the content of its storage. */
export function openTab({ queue, net, random, storages }: FormTabParts): FormTab {
  const ended = new AbortController();
  let text = '';
  let lastMessage: FormTab['lastMessage'] = '';
  let isTyped = false;
  const keeper = createDraftKeeper('f1', () => [['text-1', text]], {
    storage: storages,
    now: queue.now,
  });
  const { key, entries } = keeper.read();
  const [[, kept] = []] = Array.isArray(entries) ? entries : [];
  if (typeof kept === 'string') text = kept;

  const run: FormRun = runForm({
    formId: 'f1',
    key,
    readKey: keeper.readKey,
    page,
    clock: queue,
    random: () => random.next(),
    transport: net.transport,
    net: net.net,
    signal: ended.signal,
    keepDraft: (shared) => keeper.keep(shared, isTyped),
    lock: () => {
      lastMessage = '';
    },
    showOffline: () => undefined,
    showFailure: ({ failure }) => {
      lastMessage = failure?.code ?? 'UNKNOWN_ERROR';
    },
    succeed: () => {
      keeper.forget();
      lastMessage = 'success';
      text = '';
    },
  });

  return {
    get text() {
      return text;
    },
    get lastMessage() {
      return lastMessage;
    },
    write: (next) => {
      run.touch();
      isTyped = true;
      text = next;
      run.keepDraft();
    },
    submit: () => {
      run.keepDraft();
      run.submit({ 'text-1': text }, {});
    },
    isSubmitting: run.isSubmitting,
    close: () => ended.abort(),
  };
}
