import { expect, it, vi } from 'vitest';
import { createWhileUsed } from './create-while-used';

it('is made for the first user, shared, and destroyed with the last; then made anew', () => {
  const destroy = vi.fn();
  const create = vi.fn(() => ({ destroy }));
  const begin = createWhileUsed(create);
  expect(create).not.toHaveBeenCalled();
  const [first, second] = [begin(), begin()];
  expect(first.value).toBe(second.value);
  first.end();
  first.end();
  expect([create.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 0]);
  second.end();
  expect(destroy).toHaveBeenCalledTimes(1);
  const later = begin();
  expect(later.value).not.toBe(first.value);
  second.end();
  expect(destroy).toHaveBeenCalledTimes(1);
  later.end();
  expect(destroy).toHaveBeenCalledTimes(2);
});
