import type { PixelEvent, Send } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';
import { useEffect, type ReactNode } from 'react';

/** Where the events of a page go. */
export interface PixelsProps {
  /**
   * Takes each event, e.g. to an advertiser's script: pass it once the visitor has
   * agreed. Keep it the same between renderings, with `useCallback` or outside of the component.
   *
   * @default the gate is shut
   */
  send?: Send<PixelEvent> | undefined;
}

/**
 * Opens the page's gate for ad pixel events for as long as it is on the page with a
 * `send` [7.25]. Blocks need no provider: without this the gate is shut.
 */
export function Pixels({ send }: PixelsProps): ReactNode {
  useEffect(() => {
    if (!send) return undefined;
    const gate = pixelGate(window);
    gate.open(send);
    return () => gate.shut();
  }, [send]);
  return null;
}
