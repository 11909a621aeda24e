import type { PageEdit } from '../page-operation';
import { undoStep } from '../undo-step';
import { stacksOf } from './stacks-of';
import type { SimulatedWorld } from './simulated-editor';

/** The own edits of an editor of a simulation. */
export interface SimulatedHistory {
  take(edits: readonly PageEdit[]): void;
  /** The edits that take back the newest step, or do it again; none where there is none. */
  back(part: 'past' | 'future'): readonly PageEdit[];
}

/** Makes what knows them, with what has become of them. */
export function createSimulatedHistory({
  server,
  made,
  createId,
}: Pick<SimulatedWorld, 'server' | 'made' | 'createId'>): SimulatedHistory {
  const own: PageEdit[] = [];
  return {
    take: (edits) => void own.push(...edits),
    back(part) {
      const now = own.flatMap(({ id }) => server.find(id) ?? made.get(id) ?? []);
      const step = stacksOf(now)[part].at(-1);
      return step ? undoStep(step.id, step.edits, createId) : [];
    },
  };
}
