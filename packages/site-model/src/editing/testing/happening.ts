import * as fc from 'fast-check';
import { anyDeed, type TestDeed } from './test-deed';

/** Something that happens while several editors are at one page. */
export type Happening =
  | { what: 'deed'; who: number; deed: TestDeed; isSameStep: boolean }
  /** The owner goes on typing in the field where something was typed last. */
  | { what: 'type'; who: number }
  | { what: 'undo' | 'redo'; who: number }
  /** A request with all pending edits, and what becomes of it. */
  | { what: 'send'; who: number; fate: 'answered' | 'request lost' | 'reply lost' | 'late' }
  /** A late answer of an earlier request arrives, maybe again. */
  | { what: 'late answer'; who: number; which: number }
  /** The editor asks what the others did. */
  | { what: 'ask'; who: number }
  /** The tab is killed, whatever it was doing, and opened again; it needs the server for that. */
  | { what: 'reload'; who: number }
  /** No request arrives: no connection, or the server was killed. */
  | { what: 'offline' | 'online'; who: number }
  /** Every request is refused until its owner signs in again. */
  | { what: 'session ended' | 'signed in'; who: number }
  /** What waits is sent, and the owner looks at what publishing would change. */
  | { what: 'review'; who: number }
  /** The owner publishes what was looked at last, and what becomes of the request. */
  | { what: 'publish'; who: number; fate: 'answered' | 'request lost' | 'reply lost' };

const who = fc.nat(2);

/** Whatever may happen to three editors. */
export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('deed' as const),
      who,
      deed: anyDeed,
      isSameStep: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('type' as const, 'type' as const, 'undo' as const, 'redo' as const),
      who,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('send' as const),
      who,
      fate: fc.constantFrom(
        'answered' as const,
        'request lost' as const,
        'reply lost' as const,
        'late' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('late answer' as const), who, which: fc.nat(5) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('ask' as const), who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reload' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('offline' as const, 'online' as const), who }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('session ended' as const, 'signed in' as const),
      who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('review' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('publish' as const),
      who,
      fate: fc.constantFrom('answered' as const, 'request lost' as const, 'reply lost' as const),
    }),
  },
);
