import type { PageDocument } from '../../page-document';
import type { Happening } from './happening';
import type { SimulatedServer } from './simulated-server';

/** An owner before the list of what publishing would change. */
export interface SimulatedPublisher {
  /** Looks at what is to be published, which is the page as its owner sees it. */
  look(page: PageDocument): void;
  /** Publishes what was looked at; nothing where nothing was. */
  publish(fate: Extract<Happening, { what: 'publish' }>['fate']): void;
  close(): void;
}

/** Makes what publishes in a simulation. */
export function createSimulatedPublisher(server: SimulatedServer): SimulatedPublisher {
  let seen: { readonly number: number; readonly page: PageDocument } | undefined;
  return {
    look(page) {
      seen = { number: server.log.length, page };
    },
    publish(fate) {
      if (!seen || fate === 'request lost') return;
      server.publish(seen.number, seen.page);
      // An answer shows another page of the area; without one it may be pressed again.
      if (fate === 'answered') seen = undefined;
    },
    close() {
      seen = undefined;
    },
  };
}
