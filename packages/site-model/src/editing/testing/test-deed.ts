import * as fc from 'fast-check';

/** What an owner does, as numbers: which of the things that are there, and what becomes of it. */
export const anyDeed: fc.Arbitrary<TestDeed> = fc.record({
  kind: fc.nat(10),
  which: fc.nat(100),
  where: fc.nat(100),
  word: fc.nat(3),
});

/** One deed of an owner, made into an operation by the page that it meets. */
export interface TestDeed {
  kind: number;
  which: number;
  where: number;
  word: number;
}
