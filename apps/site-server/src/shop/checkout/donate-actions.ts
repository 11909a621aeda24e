import { blockFields } from '@frontage/react-blocks/fields';
import { isId } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { refererPath } from '../../http/referer-path';
import { findPublishedPageById } from '../../pages/documents/published-pages';
import { languageAt } from '../../pages/language-at';
import { isStorable } from '../../store/is-storable';
import { defineLinkedCheckoutStart } from './checkout-starts';
import { donationProduct, emptyContent } from './checkout-cart';
import { readCheckoutPost } from './read-checkout-post';
import { readDonation } from './read-donation';

/** Starts a donation to the cause on a page [2.03]. */
export const donateActions = defineLinkedCheckoutStart({
  url: '/checkout/donate',
  parameters: '?donatePageId=…',
  about:
    'a donation to the product on that page; a post may say which of several by `productId`, and ' +
    'how much as the post of a checkout does',
  async find({ site, request }, { store }) {
    const pageId = request.query.get('donatePageId') ?? '';
    const page = isId(pageId)
      ? await findPublishedPageById(store.read, site.id, pageId)
      : undefined;
    const { productIds } = collectReferences(page?.document ?? { sections: [] }, blockFields);
    const wanted = new URLSearchParams(request.body).get('productId') ?? '';
    const ordered = productIds.includes(wanted) ? [wanted] : productIds.filter(isStorable);
    for (const productId of ordered) {
      const stored = await donationProduct(store, site, productId);
      const post = readCheckoutPost(request.body);
      if (!stored || !post) continue;
      const language = await languageAt(store.read, site, refererPath(request));
      const none = { productId, cents: null, typed: '', isRegular: false };
      return {
        kind: 'donate',
        cart: undefined,
        content: emptyContent(stored.donation.currency),
        donation: readDonation(stored, post, none, {
          currency: stored.donation.currency,
          language,
        }),
      };
    }
    return 'nothing';
  },
});
