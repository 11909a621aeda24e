import { expect, it } from 'vitest';
import { createTeardowns } from './teardown';

it('runs each teardown once, the latest first, past one that throws', () => {
  const errors: unknown[] = [];
  const order: string[] = [];
  const teardowns = createTeardowns((cause) => errors.push(cause));
  teardowns.add(() => order.push('first'));
  teardowns.add(undefined);
  teardowns.add(() => {
    throw new Error('second');
  });
  teardowns.add(() => order.push('third'));
  teardowns.run();
  teardowns.run();
  expect(order).toEqual(['third', 'first']);
  expect(errors).toEqual([new Error('second')]);
});
