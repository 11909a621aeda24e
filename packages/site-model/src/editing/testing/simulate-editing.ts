import { isSameJson } from '../is-same-json';
import type { PageEdit } from '../page-operation';
import { isRefusal, type NumberedEdit } from '../step-editing';
import type { Happening } from './happening';
import { createSimulatedEditor } from './simulated-editor';
import { createSimulatedServer } from './simulated-server';
import { testPageId } from './test-page';

/** How it ended. */
export interface SimulatedEnd {
  /** Whether all editors see the page that the server has, and wait for nothing. */
  readonly isSame: boolean;
  /** Edits that the server does not have exactly once, as they were made. */
  readonly lost: readonly string[];
  /** Words that are nowhere, though nobody who saw them took them away. */
  readonly overwritten: readonly string[];
  /** Which of what was published is not what its publisher had looked at, or has changed since. */
  readonly misPublished: readonly number[];
  /** How often something was published. */
  readonly published: number;
}

/**
 * Lets three editors work on one page while their lines, their tabs and the server fail.
 *
 * @param happenings in their order
 * @param rule `compare` is ours; with `last wins`, the control, whoever comes last overwrites
 */
export function simulateEditing(
  happenings: readonly Happening[],
  rule: 'compare' | 'last wins' = 'compare',
): SimulatedEnd {
  let count = 0;
  const server = createSimulatedServer(rule);
  const made = new Map<string, PageEdit>();
  const fresh = () => (count += 1);
  const world = { server, made, fresh, createId: () => testPageId(fresh()) };
  const editors = [0, 1, 2].map(() => createSimulatedEditor(world));
  for (const happening of happenings) editors[happening.who]?.happen(happening);

  // In the end every line works, and everybody hears of everything.
  editors.forEach(({ happen }, who) => {
    happen({ what: 'online', who });
    happen({ what: 'signed in', who });
    happen({ what: 'send', who, fate: 'answered' });
  });
  editors.forEach(({ happen }, who) => happen({ what: 'ask', who }));
  return {
    isSame: editors.every(
      ({ state }) =>
        state().pending.length === 0 && isSameJson(state().confirmed, server.document()),
    ),
    lost: listLost(made, server.log),
    overwritten: findOverwritten(server.document(), server.log),
    misPublished: server
      .published()
      .flatMap(({ document, seen }, index) => (isSameJson(document, seen) ? [] : [index])),
    published: server.published().length,
  };
}

function listLost(made: ReadonlyMap<string, PageEdit>, log: readonly NumberedEdit[]): string[] {
  const kept = new Map(log.map((entry) => [entry.id, entry]));
  const again = log.filter((entry) => kept.get(entry.id) !== entry).map(({ id }) => id);
  return [...made.values()]
    .filter(({ id, operation }) => {
      const entry = kept.get(id);
      return !entry || again.includes(id) || !isSameJson(entry.operation, operation);
    })
    .map(({ id }) => id);
}

const word = /words? \d+/g;

/** Words of edits that stand neither on the page, nor in a refused edit, nor in a `was`. */
function findOverwritten(document: unknown, log: readonly NumberedEdit[]): string[] {
  const kept = log.map(({ operation, outcome }) => {
    if (isRefusal(outcome)) return operation;
    if ('was' in operation) return operation.was;
    return operation.do === 'removeBlock' || operation.do === 'removeSection' ? operation : null;
  });
  const known = new Set(JSON.stringify([document, kept]).match(word));
  const written = new Set(JSON.stringify(log).match(word));
  return [...written].filter((one) => !known.has(one));
}
