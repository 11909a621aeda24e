import type { PixelEvent } from '@frontage/census';
import { blockAttributes } from '@frontage/core-lifecycle/block';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../render/page-needs';
import { useMount } from '../render/use-mount';
import { shopAttribute } from '../shop/shop.parts';
import { pixelAttribute } from './pixel.parts';

// It waits for no touch, on whichever page it is.
const needs = { scripts: ['pixel'] };

/**
 * Marks something that only the server knows and an advertiser may learn [7.25]. The page's gate is
 * notified once the mark is in view; without scripts nobody is. The mark is invisible.
 */
export function PixelMark({ event }: { event: PixelEvent }): ReactNode {
  usePageNeeds(needs);
  const text = JSON.stringify(event);
  const root = useMount(() => import('./pixel.mount'), text);
  const data = {
    [blockAttributes.block]: 'pixel',
    [blockAttributes.state]: 'waiting',
    [shopAttribute]: '',
    [pixelAttribute]: text,
  };
  return <span ref={root} className="fr-hidden" {...data} />;
}
