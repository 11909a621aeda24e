import type { PageDocument } from '../../page-document';
import { applyOperation } from '../apply-operation';
import type { PageEdit } from '../page-operation';
import type { NumberedEdit } from '../step-editing';
import { testPage } from './test-page';

/** A version that was published. */
export interface PublishedVersion {
  /** As visitors see it. */
  readonly document: PageDocument;
  /** As its publisher had looked at it. */
  readonly seen: PageDocument;
}

/** The server of a simulation. */
export interface SimulatedServer {
  document(): ReturnType<typeof testPage>;
  readonly log: readonly NumberedEdit[];
  /** What it has made of an edit; undefined while it has not arrived. */
  find(id: string): NumberedEdit | undefined;
  /** Takes the edits of a request in one transaction, and answers. */
  receive(edits: readonly PageEdit[], after: number): NumberedEdit[];
  /** Publishes the newest version if it has no edit after the one that was seen. */
  publish(number: number, seen: PageDocument): void;
  /** Everything that was ever published, as it is kept now. */
  published(): readonly PublishedVersion[];
}

/** A version into which edits are written while it is open. */
interface Version {
  document: PageDocument;
  isOpen: boolean;
}

/**
 * Makes a server that keeps edits as the real one does.
 *
 * @param rule `compare` is ours; with `last wins`, the control, whoever comes last overwrites
 */
export function createSimulatedServer(rule: 'compare' | 'last wins'): SimulatedServer {
  const versions: Version[] = [];
  const published: { readonly version: Version; readonly seen: PageDocument }[] = [];
  const log: NumberedEdit[] = [];
  const known = new Map<string, NumberedEdit>();
  const begun = testPage();
  const document = () => versions.at(-1)?.document ?? begun;
  function write(now: PageDocument): void {
    const newest = versions.at(-1);
    if (newest?.isOpen) newest.document = now;
    else versions.push({ document: now, isOpen: true });
  }
  return {
    document,
    log,
    find: (id) => known.get(id),
    receive(edits, after) {
      for (const edit of edits) {
        if (known.has(edit.id)) continue;
        const applied = applyOperation(document(), edit.operation, { force: rule === 'last wins' });
        if (applied.outcome === 'applied') write(applied.document);
        const numbered = { ...edit, outcome: applied.outcome, number: log.length + 1 };
        known.set(edit.id, numbered);
        log.push(numbered);
      }
      const sent = edits.flatMap(({ id }) => known.get(id) ?? []);
      const earlier = sent.filter(({ number }) => number <= after);
      return [...earlier.toSorted((a, b) => a.number - b.number), ...log.slice(after)];
    },
    publish(number, seen) {
      if (rule === 'compare' && number !== log.length) return;
      const version = versions.at(-1) ?? { document: begun, isOpen: false };
      version.isOpen = false;
      published.push({ version, seen });
    },
    published: () => published.map(({ version, seen }) => ({ document: version.document, seen })),
  };
}
