import { describe, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk';
import { createFakeClock } from './testing/fake-clock';

describe('loadChunk', () => {
  it('[2.21a] gives the module of the first attempt that succeeds', async () => {
    const clock = createFakeClock();
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ name: 'gallery' });
    await expect(loadChunk({ id: 'gallery', load, clock })).resolves.toEqual({ name: 'gallery' });
    expect(load.mock.calls).toEqual([[''], ['?again']]);
    expect(clock.waiting).toBe(0);
  });

  it('[8.17a] rejects with the message that names the chunk after the second failure', async () => {
    const load = vi.fn().mockRejectedValue(new Error('offline'));
    const failed = loadChunk({ id: 'gallery', load, clock: createFakeClock() });
    await expect(failed).rejects.toThrow('Loading chunk gallery failed');
    await expect(failed).rejects.toMatchObject({
      code: 'CHUNK_LOAD_FAILED',
      id: 'gallery',
      cause: new Error('offline'),
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[8.17a] [9.26b] gives up after 120 seconds', async () => {
    const clock = createFakeClock();
    const failed = loadChunk({ id: 'form', load: () => new Promise(() => {}), clock });
    const settled = vi.fn();
    failed.catch(settled);
    clock.advance(119_999);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(failed).rejects.toMatchObject({
      code: 'CHUNK_TIMEOUT',
      message: 'Loading chunk form failed',
    });
  });

  it('counts a load that throws at once as a failed attempt', async () => {
    const load = (): never => {
      throw new Error('no import');
    };
    await expect(loadChunk({ id: 'x', load, clock: createFakeClock() })).rejects.toBeInstanceOf(
      ChunkError,
    );
  });
});
