import type { PixelEvent } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';
import type { PageContext } from '@frontage/core-lifecycle/dom';

/** Records, at the gate of its window, something that an advertiser may learn [7.25]. */
export function recordPixel({ window }: PageContext, event: PixelEvent): void {
  pixelGate(window).emit(event);
}

/** What a page has recorded, as text. */
const createRecorded = (): Set<string> => new Set();

/** Records a view once, however often the block that shows it is mounted. */
export function recordPixelOnce(context: PageContext, event: PixelEvent): void {
  const recorded = context.shared(createRecorded);
  const text = JSON.stringify(event);
  if (!recorded.has(text)) recordPixel(context, event);
  recorded.add(text);
}
