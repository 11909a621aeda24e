import type { ActionManner } from '../../http/action/action-manner';
import { refererPath } from '../../http/referer-path';
import { languageAt } from '../../pages/language-at';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import type { TextTable } from '../../texts/server-texts';
import { formatRefusal, type CartRefusal, type CartTextCode } from './cart-refusal';

/**
 * The manner of calls about carts and related data: refusals in the words of the calling page.
 *
 * @param texts words of all refusals
 */
export function cartManner<Code extends string = never>(
  texts: TextTable<Code | CartTextCode>,
): ActionManner<{ store: Pick<Store, 'read'> }, Site, CartRefusal<Code | CartTextCode>> {
  return {
    noSite: { status: 404, code: 'cartGone' },
    unreadable: { status: 400, code: 'cartUnreadable' },
    tooMany: { status: 429, code: 'tooMany' },
    async explain(refusal, { request, site }, { store }) {
      if (!site) return { error: 'There is no site at this address.' };
      const language = await languageAt(store.read, site, refererPath(request));
      return formatRefusal(refusal, serverTexts(texts, site.settings, language));
    },
  };
}
