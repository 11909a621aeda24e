import { describe, expect, it, vi } from 'vitest';
import { createLifecycle } from './lifecycle';

describe('createLifecycle', () => {
  const noError = (cause: unknown): void => expect.fail(String(cause));

  it('[4.04a] starts with both flags false', () => {
    const { initialised, initialisedOnce } = createLifecycle(noError);
    expect({ initialised, initialisedOnce }).toEqual({
      initialised: false,
      initialisedOnce: false,
    });
  });

  it('[4.04b] markReady runs every registered initialiser once and sets both flags', () => {
    const lifecycle = createLifecycle(noError);
    const runs: string[] = [];
    lifecycle.register(() => void runs.push('a'));
    lifecycle.register(() => void runs.push('b'));
    expect(runs).toEqual([]);

    lifecycle.markReady();
    lifecycle.markReady();

    expect(runs).toEqual(['a', 'b']);
    expect([lifecycle.initialised, lifecycle.initialisedOnce]).toEqual([true, true]);
  });

  it('[4.04c] registering afterwards runs at once', () => {
    const lifecycle = createLifecycle(noError);
    lifecycle.markReady();
    const late = vi.fn();
    lifecycle.register(late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('[4.04c] an initialiser that registers another has it run once', () => {
    const lifecycle = createLifecycle(noError);
    const inner = vi.fn();
    lifecycle.register(() => lifecycle.register(inner));
    lifecycle.markReady();
    expect(inner).toHaveBeenCalledTimes(1);
  });

  it('[4.04d] destroy resets initialised, keeps initialised-once, runs the destructors, the latest first', () => {
    const lifecycle = createLifecycle(noError);
    const ends: string[] = [];
    lifecycle.register(() => () => ends.push('a'));
    lifecycle.register(() => () => ends.push('b'));
    lifecycle.markReady();

    lifecycle.destroy();
    lifecycle.destroy();

    expect(ends).toEqual(['b', 'a']);
    expect([lifecycle.initialised, lifecycle.initialisedOnce]).toEqual([false, true]);
  });

  it('[4.04e] a later markReady runs all again', () => {
    const lifecycle = createLifecycle(noError);
    const start = vi.fn();
    lifecycle.register(start);
    lifecycle.markReady();
    lifecycle.destroy();
    lifecycle.markReady();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('an initialiser or destructor that throws is told and does not stop the others', () => {
    const errors: unknown[] = [];
    const lifecycle = createLifecycle((cause) => errors.push(cause));
    const ended = vi.fn();
    lifecycle.register(() => ended);
    lifecycle.register(() => () => {
      throw new Error('end');
    });
    lifecycle.register(() => {
      throw new Error('start');
    });
    lifecycle.markReady();
    lifecycle.destroy();
    expect(errors.map(String)).toEqual(['Error: start', 'Error: end']);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
