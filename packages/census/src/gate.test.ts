import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGate, mostKept } from './gate';

type Step = { readonly type: 'emit'; readonly event: number } | { readonly type: 'open' | 'shut' };

/** Random lives of a gate. Events are numbered in the order in which they are emitted. */
const lives = fc
  .array(fc.constantFrom<Step['type'][]>('emit', 'emit', 'emit', 'open', 'shut'), { maxLength: 60 })
  .map((types) => types.map((type, event): Step => (type === 'emit' ? { type, event } : { type })));

/** The events that left the gate, grouped by the step in which they left. */
function live(steps: readonly Step[], most?: number): readonly (readonly number[])[] {
  const sent: number[][] = [];
  const gate = createGate<number>({ most });
  for (const step of steps) {
    const now: number[] = [];
    sent.push(now);
    if (step.type === 'emit') gate.emit(step.event);
    else if (step.type === 'open') gate.open((event) => sent.at(-1)?.push(event));
    else gate.shut();
  }
  return sent;
}

/** Whether the gate is open during each step. */
function openDuring(steps: readonly Step[]): readonly boolean[] {
  return steps.map(
    (_, index) =>
      steps.slice(0, index + 1).findLast(({ type }) => type !== 'emit')?.type === 'open',
  );
}

describe('[7.25a] the gate', () => {
  it('lets nothing out while it is shut', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const open = openDuring(steps);
        for (const [index, sent] of live(steps).entries())
          if (!open[index]) expect(sent).toEqual([]);
      }),
    );
  });

  it('sends each event once at most, and in the order they were emitted', () => {
    fc.assert(
      fc.property(lives, fc.integer({ min: 1, max: 5 }), (steps, most) => {
        const sent = live(steps, most).flat();
        expect(sent).toEqual([...new Set(sent)].sort((a, b) => a - b));
      }),
    );
  });

  it('sends what is emitted while it is open at once, and what was kept when it opens: all but what was dropped', () => {
    fc.assert(
      fc.property(lives, fc.integer({ min: 1, max: 5 }), (steps, most) => {
        let kept: number[] = [];
        let isOpen = false;
        const expected = steps.map((step) => {
          if (step.type === 'shut') kept = [];
          if (step.type !== 'emit') isOpen = step.type === 'open';
          else kept = [...kept, step.event].slice(-most);
          return isOpen ? kept.splice(0) : [];
        });
        expect(live(steps, most)).toEqual(expected);
      }),
    );
  });

  it('keeps 100 events, and the oldest go first', () => {
    const gate = createGate<number>();
    for (let event = 0; event < mostKept + 3; event += 1) gate.emit(event);
    const sent: number[] = [];
    gate.open((event) => sent.push(event));
    expect([mostKept, sent.length, sent[0], sent.at(-1)]).toEqual([100, 100, 3, 102]);
  });

  it('forgets what was kept when it is shut: opened again it sends only what came after', () => {
    const gate = createGate<string>();
    gate.emit('before');
    gate.shut();
    gate.emit('after');
    const sent: string[] = [];
    gate.open((event) => sent.push(event));
    expect(sent).toEqual(['after']);
  });

  it('opened anew, sends to the later one alone', () => {
    const gate = createGate<number>();
    const sent: string[] = [];
    gate.open((event) => sent.push(`first ${event}`));
    gate.open((event) => sent.push(`second ${event}`));
    gate.emit(1);
    expect(sent).toEqual(['second 1']);
  });

  it('goes on after a send that throws, and tells of it', () => {
    const errors: unknown[] = [];
    const gate = createGate<number>({ onError: (cause) => errors.push(cause) });
    const sent: number[] = [];
    gate.emit(1);
    gate.emit(2);
    gate.open((event) => {
      sent.push(event);
      if (event === 1) throw new Error('blocked');
    });
    gate.emit(3);
    expect([sent, errors]).toEqual([[1, 2, 3], [new Error('blocked')]]);
  });

  it('what is emitted while it sends waits for its turn, and shut meanwhile it sends nothing more', () => {
    const gate = createGate<number>();
    const sent: number[] = [];
    gate.emit(1);
    gate.emit(2);
    gate.open((event) => {
      sent.push(event);
      if (event === 1) gate.emit(3);
      if (event === 3) gate.shut();
      if (event === 3) gate.emit(4);
    });
    gate.emit(5);
    expect(sent).toEqual([1, 2, 3]);
  });
});
