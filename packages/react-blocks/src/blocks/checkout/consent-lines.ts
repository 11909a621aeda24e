import { planTexts } from '../../shop/plan.texts';
import { createShowMoney } from '../../shop/show-money';
import { sayEnglish } from '../../texts/say-english';
import { textsInUse } from '../../texts/stored-texts';
import { checkoutTexts } from './checkout.texts';
import { renewalTerms, type RenewalTermsView } from './renewal-terms';

/**
 * The terms that stand above the button that pays, as lines of text: what a server keeps of them.
 *
 * @param view the checkout
 * @param page the texts that its site stores for the page's language, and that language
 * @returns nothing where nothing is charged again
 */
export function consentLines(
  view: RenewalTermsView,
  { texts: stored, locale }: { readonly texts: unknown; readonly locale: string },
): string[] {
  const inUse = textsInUse(stored, locale);
  const terms = renewalTerms(view, {
    texts: inUse?.say(checkoutTexts) ?? sayEnglish(checkoutTexts),
    plan: inUse?.say(planTexts) ?? sayEnglish(planTexts),
    money: createShowMoney(view.cart.totals.currency, locale),
    locale,
  });
  return terms.map(({ title, text }) => (title === '' ? text : `${title} ${text}`));
}
