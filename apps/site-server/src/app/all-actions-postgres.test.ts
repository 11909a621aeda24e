import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionRows } from '../testing/action-rows';
import { actionWorld, type ActionWorld } from '../testing/action-world';
import { sampleOf, sendSample } from '../testing/send-sample';

let world: ActionWorld;

beforeAll(async () => {
  world = await actionWorld();
});
afterAll(() => world.shop.remove());

describe('every action answers on PostgreSQL as on SQLite', () => {
  it.each(actionRows)('$name', async (row) => {
    const { status } = await sendSample(world, row);
    expect(status).toBe(sampleOf(world, row).status);
  });
});
