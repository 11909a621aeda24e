import { blockAttributes } from '@frontage/core-lifecycle/block';
import type { PageNeeds } from '../render/page-needs';

/** The kind of a link that opens a small window of its own. */
const popUpLinkKind = 'pop-up-link';

/** The size of the window, in px [7.28]. */
export const popUpSize = { width: 620, height: 720 } as const;

const instagramVideo = /^https:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(?:reels?|tv)\/[\w-]/;

/** What a link that opens a small window tells its script, and needs of its page. */
export interface PopUpLink {
  readonly data: Readonly<Record<`data-${string}`, string>>;
  readonly needs: PageNeeds;
}

/**
 * Gives the attributes of a link to a video at Instagram, which opens in a small window [7.28];
 * undefined for any other link. Without scripts it is a plain link.
 */
export function popUpLink(href: string | undefined): PopUpLink | undefined {
  if (href === undefined || !instagramVideo.test(href)) return undefined;
  return {
    data: {
      [blockAttributes.block]: popUpLinkKind,
      [blockAttributes.state]: 'waiting',
      [blockAttributes.events]: 'click',
    },
    needs: { touched: [popUpLinkKind] },
  };
}
