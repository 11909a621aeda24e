import type { PagePattern } from '@frontage/site-model/editing';

/** What is done with the patterns of a site. */
export type PatternDeed =
  | ({ readonly do: 'add' } & PagePattern)
  | { readonly do: 'rename'; readonly id: string; readonly name: string }
  | { readonly do: 'remove'; readonly id: string };

/** The patterns of the site; or the site keeps as many as it may, or no answer came. */
export type PatternReply = readonly PagePattern[] | 'full' | 'failed';

/** Keeps the patterns of a site. It never rejects. */
export interface PatternStore {
  /** Whether they can only be added to pages: `send` is not called. @default false */
  readonly isFixed?: boolean;
  list(): Promise<PatternReply>;
  /** Changes them, and gives those that there are then. */
  send(deed: PatternDeed): Promise<PatternReply>;
}
