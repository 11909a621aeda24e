import type { PixelEvent, Send } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';
import { useEffect, type ReactNode } from 'react';

/** Where a page's events are sent. */
export interface PixelsProps {
  /**
   * Receives each event, e.g. for an advertiser's script: pass it once the visitor has agreed. Keep
   * it identical between renders, with `useCallback` or by defining it outside the component.
   *
   * @default the gate is shut
   */
  send?: Send<PixelEvent> | undefined;
}

/**
 * Opens the page's gate for ad pixel events while it is mounted with a `send` [7.25]. Blocks need
 * no provider: without this component the gate is shut.
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
