import { createId, type PageDocument } from '@frontage/site-model';
import {
  applyOperation,
  type NamedEdit,
  type PageEdit,
  type PageOperation,
} from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditing, type Editing } from './create-editing';
import type { EditReply } from './edit-store';

const blockId = '0'.repeat(24);
const page: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: [{ id: blockId, type: 'text', data: { words: 'before' } }],
    },
  ],
};

const write = (value: string, was: string): PageOperation => ({
  do: 'setField',
  block: blockId,
  field: 'words',
  value,
  was,
});

const applied = (document: PageDocument, { operation }: PageEdit) =>
  applyOperation(document, operation).document;

/** A server that takes edits, or fails as it is told. */
function fakeServer() {
  let document = page;
  const log: NamedEdit[] = [];
  const requests: string[][] = [];
  const fails: Exclude<EditReply, object>[] = [];
  let wrong = '';
  const answer = (after: number, sent: readonly PageEdit[] = []): EditReply => ({
    number: log.length,
    edits: log.filter(
      ({ id, number, outcome }, at) =>
        number > after ||
        sent.some((one) => one.id === id) ||
        // Who was first is told with what was not applied.
        (outcome === 'applied' && sent.some((one) => one.id === log[at + 1]?.id)),
    ),
  });
  return {
    requests,
    fails,
    log,
    refuse: (value: string) => {
      wrong = value;
    },
    async send(after: number, edits: readonly PageEdit[]): Promise<EditReply> {
      requests.push(edits.map(({ operation }) => String('value' in operation && operation.value)));
      const fault = fails.shift();
      if (fault) return fault;
      if (wrong !== '' && requests.at(-1)?.includes(wrong)) return 'refused';
      for (const edit of edits.filter(({ id }) => log.every((one) => one.id !== id))) {
        const applied = applyOperation(document, edit.operation);
        document = applied.document;
        log.push({ ...edit, outcome: applied.outcome, number: log.length + 1, by: 'Ada' });
      }
      return answer(after, edits);
    },
    ask: (after: number) => Promise.resolve(answer(after)),
    steps: () => Promise.resolve(undefined),
    words: () => document.sections[0]?.blocks[0]?.data.words,
  };
}

describe('[1.02b] edits on their way to the server', () => {
  let server: ReturnType<typeof fakeServer>;
  let editing: Editing;
  let kept: readonly PageEdit[];
  const tab = Object.assign(new EventTarget(), {
    document: { visibilityState: 'visible' as const },
    setTimeout: ((run: () => void, delay: number) =>
      Number(setTimeout(run, delay))) as Window['setTimeout'],
    clearTimeout: (timer?: number) => clearTimeout(timer),
  });
  const begin = (left: readonly PageEdit[] = [], number = 0) => {
    editing = createEditing({
      document: server.log.slice(0, number).reduce(applied, page),
      number,
      past: { steps: [], isWhole: true },
      future: { steps: [], isWhole: true },
      server,
      journal: {
        left,
        isKept: true,
        write: (edits) => {
          kept = edits;
        },
        destroy: () => undefined,
      },
      window: tab,
      now: () => Date.now(),
      random: Math.random,
    });
  };
  const words = () => editing.document().sections[0]?.blocks[0]?.data.words;

  beforeEach(() => {
    vi.useFakeTimers();
    server = fakeServer();
    kept = [];
    begin();
  });
  afterEach(() => {
    editing.destroy();
    vi.useRealTimers();
  });

  it('are kept in the browser at once, and sent within a second as one', async () => {
    const step = createId(1, Math.random);
    editing.edit([write('b', 'before')], step);
    editing.edit([write('be', 'b')], step);
    expect([kept.length, words(), editing.saveState()]).toEqual([1, 'be', 'saving']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.requests).toEqual([['be']]);
    expect([kept.length, server.words(), editing.saveState()]).toEqual([0, 'be', 'saved']);
  });

  it('that add a section are waited for with its blocks, until the server has them', async () => {
    const block = { id: 'b'.repeat(24), type: 'text', data: {} };
    const look = { width: 'text', tone: 'plain' } as const;
    const section = { id: 'new', ...look, blocks: [block] };
    editing.edit([{ do: 'addSection', section, after: 'top' }]);
    const waits = () => [section.id, block.id, blockId].map((id) => editing.isWaiting(id));
    expect(waits()).toEqual([true, true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waits()).toEqual([false, false, false]);
  });

  it('that are letters typed on are kept at once, told of when they are sent, and undone with the rest', async () => {
    const step = createId(1, Math.random);
    const heard = vi.fn();
    editing.subscribe(heard);
    editing.edit([write('b', 'before')], step, { isShown: true });
    expect(heard).toHaveBeenCalledTimes(1);
    editing.edit([write('be', 'b')], step, { isShown: true });
    editing.edit([write('bee', 'be')], step, { isShown: true });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(kept.map(({ operation }) => operation)).toEqual([write('bee', 'before')]);
    expect(words()).toBe('bee');
    editing.edit([write('bees', 'bee')], step, { isShown: true });
    await vi.advanceTimersByTimeAsync(400);
    expect([server.requests, heard.mock.calls.length > 1]).toEqual([[['bees']], true]);
    expect([kept, editing.saveState()]).toEqual([[], 'saved']);
    editing.edit([write('beest', 'bees')], step, { isShown: true });
    editing.edit([write('beer', 'beest')], step, { isShown: true });
    editing.undo();
    expect(words()).toBe('before');
    editing.redo();
    expect([words(), await editing.flush(), server.words()]).toEqual(['beer', true, 'beer']);
  });

  it('are sent again, ever more seldom, until there is an answer', async () => {
    server.fails.push('offline', 'offline', 'signedOut');
    editing.edit([write('new', 'before')]);
    await vi.advanceTimersByTimeAsync(400);
    expect([editing.saveState(), kept.length]).toEqual(['waiting', 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(editing.saveState()).toBe('signedOut');
    await vi.advanceTimersByTimeAsync(4000);
    expect([editing.saveState(), server.words()]).toEqual(['saved', 'new']);
  });

  it('are sent at once when somebody comes back who has signed in in another tab', async () => {
    server.fails.push('signedOut', 'signedOut');
    editing.edit([write('new', 'before')]);
    await vi.advanceTimersByTimeAsync(1400);
    expect([editing.saveState(), server.requests.length]).toEqual(['signedOut', 2]);
    tab.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect([editing.saveState(), server.words()]).toEqual(['saved', 'new']);
  });

  it('that an earlier tab left are sent first', async () => {
    editing.destroy();
    begin([
      {
        id: createId(1, Math.random),
        step: createId(1, Math.random),
        operation: write('left', 'before'),
      },
    ]);
    expect(words()).toBe('left');
    await vi.advanceTimersByTimeAsync(10);
    expect([server.words(), editing.has('past')]).toEqual(['left', true]);
  });

  it.each(['forbidden', 'deleted'] as const)(
    'that nobody takes now, since the page is %s, are kept and sent again, and it is said why',
    async (hindrance) => {
      server.fails.push(hindrance);
      editing.edit([write('one', 'before')]);
      editing.edit([write('two', 'one')]);
      await vi.advanceTimersByTimeAsync(400);
      expect([editing.saveState(), kept.length, editing.refused()]).toEqual([hindrance, 2, []]);
      await vi.advanceTimersByTimeAsync(1000);
      expect([editing.saveState(), server.words()]).toEqual(['saved', 'two']);
    },
  );

  it('that ask whose words stay ask again in the next tab, until their owner has decided', async () => {
    const theirs = {
      id: createId(1, Math.random),
      step: 'theirs',
      operation: write('b', 'before'),
    };
    await server.send(0, [theirs]);
    editing.edit([write('a', 'before')]);
    await vi.advanceTimersByTimeAsync(1000);
    const asked = () =>
      editing.refused().map(({ outcome, operation }) => ({
        outcome,
        operation,
        first: editing.lastBy(blockId),
      }));
    const question = [{ outcome: 'changed', operation: write('a', 'before'), first: 'Ada' }];
    expect(asked()).toEqual(question);
    editing.destroy();
    // The page comes with their words by now.
    begin(kept, 2);
    await vi.advanceTimersByTimeAsync(1000);
    expect([asked(), words(), editing.saveState()]).toEqual([question, 'b', 'saved']);
    for (const { id } of editing.refused()) editing.dismiss(id);
    expect([kept, server.log.length]).toEqual([[], 2]);
  });

  it('of which the server refuses one go on without it, and its words stay', async () => {
    server.refuse('wrong');
    editing.edit([write('one', 'before')]);
    editing.edit([write('wrong', 'one')]);
    await vi.advanceTimersByTimeAsync(10_000);
    // Its owner has not decided yet.
    expect([server.words(), kept.length]).toEqual(['one', 1]);
    expect(
      editing.refused().map(({ operation }) => 'value' in operation && operation.value),
    ).toEqual(['wrong']);
    editing.edit([write('two', 'one')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.words()).toBe('two');
  });

  it('are undone and done again, also those of an earlier visit', async () => {
    editing.edit([write('one', 'before')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(editing.undo()?.operations).toMatchObject([{ value: 'one' }]);
    expect(words()).toBe('before');
    expect([editing.has('past'), editing.has('future')]).toEqual([false, true]);
    editing.redo();
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.words(), editing.undo() === undefined, editing.undo()]).toEqual([
      'one',
      false,
      undefined,
    ]);
  });

  it('are not undone once more where somebody else has taken them back', async () => {
    editing.edit([write('one', 'before')]);
    editing.edit([write('two', 'one')]);
    await vi.advanceTimersByTimeAsync(1000);
    await server.send(2, [{ id: 'back', step: 'back', operation: write('one', 'two') }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words()).toBe('one');
    // The newest step is gone, so the one before it is undone.
    expect([editing.undo()?.operations, words()]).toMatchObject([[{ value: 'one' }], 'before']);
    expect([editing.undo(), editing.has('past')]).toEqual([undefined, false]);
  });

  it('are all there when a page is published', async () => {
    editing.edit([write('now', 'before')]);
    expect(await editing.flush()).toBe(true);
    expect(server.words()).toBe('now');
    server.fails.push('offline');
    editing.edit([write('later', 'now')]);
    expect(await editing.flush()).toBe(false);
  });
});
