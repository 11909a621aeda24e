import type { BlockTypeName } from '@frontage/site-model/enums';

/** A kind of published block: by the number of its type, or without one. */
export type PublishedKind = BlockTypeName | 'pricingPlan' | 'scaledText';

/** Published markup of a block, of our own making. */
export interface PublishedFixture {
  /** What it is; no other fixture is called so. */
  readonly name: string;
  readonly kind: PublishedKind;
  /**
   * The kinds of block that `frontage import` makes of it; `code` for what is kept as it is,
   * `nothing` for what its script would fill: that is named.
   */
  readonly becomes: string;
  readonly markup: string;
}
