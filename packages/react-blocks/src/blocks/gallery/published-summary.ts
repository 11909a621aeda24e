import { isRecord } from '@frontage/core-lifecycle/reading';

/** What the data of a published summary say beyond those of a gallery. */
export interface PublishedSummary {
  /** Whether the pictures of a list stand after the words. */
  readonly isPictureAfter: boolean;
  /** Where the words stand, if not where lines begin. */
  readonly text: 'center' | 'right' | undefined;
}

/** Reads what only summaries have; never throws. */
export function readPublishedSummary(data: unknown): PublishedSummary {
  const { listImageAlignment, textAlignment } = isRecord(data)
    ? data
    : { listImageAlignment: undefined, textAlignment: undefined };
  const isOther = textAlignment === 'center' || textAlignment === 'right';
  return {
    isPictureAfter: listImageAlignment === 'right',
    text: isOther ? textAlignment : undefined,
  };
}
