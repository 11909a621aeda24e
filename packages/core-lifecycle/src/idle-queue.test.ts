import { describe, expect, it } from 'vitest';
import { createIdleFallback, createIdleQueue, type IdleDeadline } from './idle-queue';
import { createFakeClock } from './testing/fake-clock';

describe('createIdleFallback', () => {
  it('[9.15a] a turn has 50 ms, which run out with the clock and never go below 0', () => {
    const clock = createFakeClock();
    let turn: IdleDeadline | undefined;
    createIdleFallback(clock)((deadline) => {
      turn = deadline;
    });
    clock.advance(100);
    expect(turn?.timeRemaining()).toBe(50);
    clock.advance(30);
    expect(turn?.timeRemaining()).toBe(20);
    clock.advance(30);
    expect(turn?.timeRemaining()).toBe(0);
  });

  it('[9.15b] a turn comes after 100 ms', () => {
    const clock = createFakeClock();
    let turns = 0;
    createIdleFallback(clock)(() => (turns += 1));
    clock.advance(99);
    expect(turns).toBe(0);
    clock.advance(1);
    expect(turns).toBe(1);
  });

  it('[9.15b] a cancelled request gets no turn', () => {
    const clock = createFakeClock();
    const cancel = createIdleFallback(clock)(() => expect.fail('cancelled'));
    cancel();
    clock.advance(1000);
  });
});

describe('createIdleQueue', () => {
  it('[9.15a] runs jobs until the budget of a turn is used, the rest in the next turn', () => {
    const clock = createFakeClock();
    const done: number[] = [];
    const queue = createIdleQueue(createIdleFallback(clock), (cause) => expect.fail(String(cause)));
    for (let job = 0; job < 5; job += 1) {
      queue.add(() => {
        clock.advance(20);
        done.push(job);
      });
    }
    clock.advance(100);
    expect(done).toEqual([0, 1, 2]);
    clock.advance(100);
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('a job that throws is told and does not stop the next', () => {
    const clock = createFakeClock();
    const errors: unknown[] = [];
    const done: string[] = [];
    const queue = createIdleQueue(createIdleFallback(clock), (cause) => errors.push(cause));
    queue.add(() => {
      throw new Error('first');
    });
    queue.add(() => void done.push('second'));
    clock.advance(100);
    expect([errors.length, done]).toEqual([1, ['second']]);
  });

  it('destroy forgets the waiting jobs and leaves no timer', () => {
    const clock = createFakeClock();
    const queue = createIdleQueue(createIdleFallback(clock), () => {});
    queue.add(() => expect.fail('destroyed'));
    queue.destroy();
    expect(clock.waiting).toBe(0);
    clock.advance(1000);
  });
});
