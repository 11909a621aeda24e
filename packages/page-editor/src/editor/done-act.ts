import type { PageOperation } from '@frontage/site-model/editing';

/** What an act comes to. */
export interface DoneAct {
  /** None where nothing can be done: then the announcement says why. */
  readonly operations: readonly PageOperation[];
  /** What a screen reader hears. '' for nothing. */
  readonly announcement: string;
  /** The id of a block that it adds. @default none */
  readonly added?: string;
  /** The id of a section that it adds. @default none */
  readonly addedSection?: string;
}
