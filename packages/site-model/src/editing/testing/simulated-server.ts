import { applyOperation } from '../apply-operation';
import type { PageEdit } from '../page-operation';
import type { NumberedEdit } from '../step-editing';
import { testPage } from './test-page';

/** The server of a simulation. */
export interface SimulatedServer {
  document(): ReturnType<typeof testPage>;
  readonly log: readonly NumberedEdit[];
  /** Takes the edits of a request in one transaction, and answers. */
  receive(edits: readonly PageEdit[], after: number): NumberedEdit[];
}

/**
 * Makes a server that keeps edits as the real one does.
 *
 * @param rule `compare` is ours; with `last wins`, the control, whoever comes last overwrites
 */
export function createSimulatedServer(rule: 'compare' | 'last wins'): SimulatedServer {
  let document = testPage();
  const log: NumberedEdit[] = [];
  return {
    document: () => document,
    log,
    receive(edits, after) {
      for (const edit of edits) {
        if (log.some(({ id }) => id === edit.id)) continue;
        const applied = applyOperation(document, edit.operation, { force: rule === 'last wins' });
        document = applied.document;
        log.push({ ...edit, outcome: applied.outcome, number: log.length + 1 });
      }
      const sent = new Set(edits.map(({ id }) => id));
      return log.filter(({ id, number }) => number > after || sent.has(id));
    },
  };
}
