import { createEventQueue, createRandom } from '@frontage/core-lifecycle/testing';
import { createFaultyNet } from './faulty-net';
import { createModelServer, keyLifetime } from './model-server';
import { createVisitor, type Letters, type Visitor } from './visitor';

/** The result of one schedule of faults. */
export interface Outcome {
  /** Letters that were stored more than once. */
  readonly doubled: readonly string[];
  /** Letters that the visitor meant to send, or was told have arrived, but that were not stored. */
  readonly lost: readonly string[];
  /** Whether every visitor was finally told that the letter has arrived. */
  readonly isSettled: boolean;
  /** How many letters were meant to be sent, given up, and stored. */
  readonly meant: number;
  readonly given: number;
  readonly stored: number;
}

/**
 * Plays one schedule: one to three tabs, a network that loses, repeats, delays and disconnects, a
 * server that fails, keys that expire, reloads, double clicks, storage that is refused. Finally the
 * network heals, and visitors press the button until they see success.
 *
 * @param seed the same seed plays the same schedule
 * @param usesKeys false for the control, whose server ignores keys
 */
export async function simulate(seed: number, usesKeys = true): Promise<Outcome> {
  const random = createRandom(seed);
  const queue = createEventQueue();
  // The server's time can be advanced, so that keys expire.
  let skipped = 0;
  const server = createModelServer(() => queue.now() + skipped, usesKeys);
  const net = createFaultyNet(server, queue, random);
  const letters: Letters = { meant: new Set(), given: new Set(), arrived: new Set() };
  let count = 0;
  const parts = { queue, net, random, letters, newLetter: () => `letter ${(count += 1)}` };
  const isDenied = random.chance(0.1);
  // A day passes only for a visitor with one tab: a copy would have to learn of the other's new
  // key.
  const isAged = random.chance(0.2);
  const visitors: Visitor[] = [createVisitor(parts, isDenied)];
  if (random.chance(0.3)) visitors.push(createVisitor(parts, isDenied));

  const events = 3 + random.below(8);
  let time = 0;
  for (let index = 0; index < events; index += 1) {
    time += random.pick(10, 300, 2_000, 20_000, 70_000) * (0.5 + random.next());
    queue.setTimeout(() => happen(), time);
  }
  queue.setTimeout(() => {
    net.heal();
    net.setOnline(true);
    insist();
  }, time + 120_000);

  function happen(): void {
    const visitor = visitors[random.below(visitors.length)];
    if (random.chance(0.12)) net.setOnline(random.chance(0.5));
    if (isAged && random.chance(0.15)) skipped += keyLifetime;
    const copy = !isAged && random.chance(0.08) ? visitor?.duplicate() : undefined;
    if (copy) visitors.push(copy);
    visitor?.act();
  }

  function insist(): void {
    if (queue.now() > time + 3_600_000) return;
    for (const visitor of visitors) visitor.insist();
    if (!visitors.every((visitor) => visitor.isDone())) queue.setTimeout(insist, 15_000);
  }

  while (await queue.step()) continue;
  return judge(
    letters,
    server.stored,
    visitors.every((visitor) => visitor.isDone()),
  );
}

function judge(
  { meant, given, arrived }: Letters,
  stored: readonly string[],
  isSettled: boolean,
): Outcome {
  const counts = new Map<string, number>();
  for (const form of stored) {
    const text = String(JSON.parse(form)['text-1']);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return {
    doubled: [...counts].filter(([, count]) => count > 1).map(([text]) => text),
    lost: [...new Set([...meant, ...arrived])].filter((text) => !counts.has(text)),
    isSettled,
    meant: meant.size,
    given: given.size,
    stored: stored.length,
  };
}
