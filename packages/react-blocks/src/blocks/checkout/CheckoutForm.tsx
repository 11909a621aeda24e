import { useState, type ReactNode } from 'react';
import { checkoutControls } from '../../shop/checkout-view';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { needsPaymentMethod } from './check-checkout';
import { checkoutTexts } from './checkout.texts';
import { CheckoutContact } from './CheckoutContact';
import { CheckoutDelivery } from './CheckoutDelivery';
import { currencyAffixes, typedAmount } from '../donation/currency-affixes';
import { DonationFields } from '../donation/DonationFields';
import { CheckoutPaymentChoice } from './CheckoutChoices';
import { CheckoutGift } from './CheckoutGift';
import { CheckoutNote } from './CheckoutNote';
import { CheckoutNoticeText } from './CheckoutNoticeText';
import { CheckoutRenewals } from './CheckoutRenewals';
import { CheckoutSummary } from './CheckoutSummary';
import { PayButton } from './PayButton';
import { useCheckoutForm } from './use-checkout-form';
import type { CheckoutServer, LiveCheckout } from './use-checkout';

/** The props of a checkout's form. */
export interface CheckoutFormProps {
  checkout: LiveCheckout;
  locale: string;
  /** Every country, if the shop has no list. */
  countries: readonly string[];
  money: ShowMoney;
  server: CheckoutServer | undefined;
  /** Whether the page showed something else before. */
  isLater: boolean;
}

/** Contact, delivery, shipping and payment, with the order next to them. */
export function CheckoutForm({
  checkout,
  locale,
  countries,
  money,
  server,
  isLater,
}: CheckoutFormProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { view, busy } = checkout;
  const { fields: errors = {}, typed = {} } = checkout.errors ?? {};
  const { form, summary, update, onSubmit } = useCheckoutForm(checkout, server !== undefined);
  const shown = { view, money, locale, countries, errors, onPlace: update };
  const [giving, setGiving] = useState('');
  // The server does not know unfinished input.
  const amount = giving && typedAmount(giving, currencyAffixes(money));
  return (
    <form
      ref={form}
      className="fr-checkout__page"
      method="post"
      action={`/checkout/${view.token}`}
      aria-busy={busy !== undefined && !checkout.isLost}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={checkoutControls.priceHash} value={view.cart.priceHash} />
      <input type="hidden" name={checkoutControls.attempt} value={view.attempt} />
      {/* The Enter key presses the first button, which must not be the one that pays. */}
      <button type="submit" formNoValidate hidden>
        {texts.update}
      </button>
      <CheckoutSummary {...shown} error={errors['code']} typed={typed['code']} isOpen />
      <div className="fr-checkout__main">
        <CheckoutNoticeText {...shown} isLater={isLater} />
        <ErrorSummary
          errors={checkout.errors}
          rootRef={summary}
          targetOf={(field) => `checkout-${field === 'donationOther' ? 'donation' : field}`}
        />
        {view.donation && (
          <div className="fr-checkout__section">
            <DonationFields
              choice={view.donation}
              money={money}
              prefix="checkout"
              error={errors['donation'] ?? errors['donationOther']}
              typed={typed}
              onChoose={update}
              onType={setGiving}
            />
          </div>
        )}
        {view.gift && <CheckoutGift {...shown} gift={view.gift} />}
        <CheckoutContact {...shown} />
        {view.cart.totals.requiresShipping && (
          <CheckoutDelivery {...shown} choose={checkout.choose} />
        )}
        <CheckoutNoticeText {...shown} isCopy />
        {needsPaymentMethod(view) && (
          <CheckoutPaymentChoice
            view={view}
            error={errors['payment']}
            // Whoever mends errors reads them until they press the button again.
            onChoose={() => {
              if (!checkout.errors) update();
            }}
          />
        )}
        <CheckoutNote view={view} />
        <CheckoutRenewals {...shown} />
        <PayButton
          checkout={checkout}
          money={money}
          giving={amount}
          isOnline={server?.isOnline() ?? true}
        />
      </div>
    </form>
  );
}
