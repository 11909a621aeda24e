import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock';
import { createLoadingQueue, stallTime } from './loading-queue';

describe('createLoadingQueue', () => {
  it('[9.17] runs so many at once, the others in their order as places become free', () => {
    const run: string[] = [];
    const queue = createLoadingQueue<string>(2, (name) => run.push(name));
    for (const name of ['a', 'b', 'c', 'd']) queue.add(name);
    expect(run).toEqual(['a', 'b']);
    queue.end('b');
    expect(run).toEqual(['a', 'b', 'c']);
    queue.end('d');
    queue.end('a');
    expect(run).toEqual(['a', 'b', 'c']);
  });

  it('starts all that wait when flushed', () => {
    const run: string[] = [];
    const queue = createLoadingQueue<string>(1, (name) => run.push(name));
    for (const name of ['a', 'b', 'c']) queue.add(name);
    queue.flush();
    expect(run).toEqual(['a', 'b', 'c']);
  });

  it('gives the place of one that hangs to the next', () => {
    const run: string[] = [];
    const clock = createFakeClock();
    const queue = createLoadingQueue<string>(1, (name) => run.push(name), clock);
    for (const name of ['a', 'b']) queue.add(name);
    clock.advance(stallTime - 1);
    expect(run).toEqual(['a']);
    clock.advance(1);
    expect(run).toEqual(['a', 'b']);
    queue.end('b');
    expect(clock.pending).toBe(0);
  });
});
