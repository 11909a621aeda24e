import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { checkoutControls } from '../../shop/checkout-view';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { addressWords } from '../form/fields/address-words';
import { asksPayment, checkCheckout } from './check-checkout';
import { checkoutTexts } from './checkout-texts';
import { CheckoutAddressFields } from './CheckoutAddressFields';
import { DonationFields, PaymentChoice, ShippingChoice } from './CheckoutChoices';
import { CheckoutField } from './CheckoutField';
import { CheckoutNoticeText } from './CheckoutNoticeText';
import { CheckoutSummary } from './CheckoutSummary';
import { PayButton } from './PayButton';
import type { CheckoutServer, LiveCheckout } from './use-checkout';

/** What the form of a checkout is shown with. */
export interface CheckoutFormProps {
  checkout: LiveCheckout;
  locale: string;
  /** Every country, where the shop names none. */
  countries: readonly string[];
  money: ShowMoney;
  server: CheckoutServer | undefined;
  /** Whether the page showed something else before. */
  isLater: boolean;
}

/** Contact, delivery, shipping, payment, and the order beside them. */
export function CheckoutForm({
  checkout,
  locale,
  countries,
  money,
  server,
  isLater,
}: CheckoutFormProps): ReactNode {
  const texts = useTexts('checkout', checkoutTexts);
  const { view, busy } = checkout;
  const { totals } = view.cart;
  const errors = checkout.errors?.fields ?? {};
  const { form, summary, update, onSubmit } = useCheckoutForm(checkout, server);
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
      {/* The Enter key presses the first button: it must not be the one that pays. */}
      <button type="submit" formNoValidate hidden>
        {texts.update}
      </button>
      <CheckoutSummary view={view} money={money} error={errors['code']} isOpen />
      <div className="fr-checkout__main">
        <CheckoutNoticeText view={view} money={money} isLater={isLater} />
        <ErrorSummary
          errors={checkout.errors}
          rootRef={summary}
          targetOf={(field) => `checkout-${field === 'donationOther' ? 'donation' : field}`}
        />
        <DonationFields
          view={view}
          money={money}
          error={errors['donation'] ?? errors['donationOther']}
          onChoose={update}
        />
        <fieldset className="fr-checkout__section">
          <legend>{texts.contact}</legend>
          <CheckoutField
            name={checkoutControls.email}
            title={texts.email}
            defaultValue={view.email}
            error={errors['email']}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {!totals.requiresShipping && view.cart.countries.length > 0 && (
            <CheckoutAddressFields
              view={view}
              locale={locale}
              countries={countries}
              errors={errors}
              onPlace={update}
            />
          )}
        </fieldset>
        {totals.requiresShipping && (
          <fieldset className="fr-checkout__section">
            <legend>{texts.delivery}</legend>
            <CheckoutAddressFields
              view={view}
              locale={locale}
              countries={countries}
              errors={errors}
              onPlace={update}
            />
          </fieldset>
        )}
        {totals.requiresShipping && (
          <ShippingChoice
            view={view}
            money={money}
            error={errors['shipping']}
            onChoose={(id) => checkout.choose({ type: 'chooseShipping', id })}
          />
        )}
        {asksPayment(view) && <PaymentChoice view={view} error={errors['payment']} />}
        <PayButton checkout={checkout} money={money} isOnline={server?.isOnline() ?? true} />
      </div>
    </form>
  );
}

/** What the form does with scripts; without them it is the browser's. */
function useCheckoutForm(checkout: LiveCheckout, server: CheckoutServer | undefined) {
  const texts = useTexts('checkout', checkoutTexts);
  const fields = useTexts('form-fields', addressWords);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { view, errors } = checkout;
  // Whether the answer is awaited: what is sent by the way, while somebody types, must not take
  // them elsewhere.
  const isAwaited = useRef(false);

  useEffect(() => {
    // The page that came with errors has the focus there already.
    if (errors && isAwaited.current) summary.current?.focus();
    isAwaited.current = false;
  }, [errors]);
  useEffect(() => {
    // The page says itself what is wrong, at the field and above.
    if (form.current) form.current.noValidate = server !== undefined;
    const country = form.current?.querySelector<HTMLSelectElement>('[name=country]')?.value ?? '';
    const shipping =
      form.current?.querySelector<HTMLInputElement>('[name=shipping]:checked')?.value;
    // What was chosen before the script came counts.
    if (server && shipping !== undefined) checkout.choose({ type: 'chooseShipping', id: shipping });
    // A country that is chosen before anybody chose it decides taxes and shipping too.
    if (server && country !== '' && country !== view.address.country) update();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what stood there before
  }, [server !== undefined]);

  function update(): void {
    isAwaited.current = false;
    if (server && form.current) checkout.send(bodyOf(form.current, null), 'updating');
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    // React types the event of a form as any other.
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!server || submitter?.value === 'cancel') return;
    event.preventDefault();
    isAwaited.current = true;
    const body = bodyOf(event.currentTarget, submitter);
    if (submitter?.value !== 'pay') {
      checkout.send(body, 'updating');
      return;
    }
    const wrong = checkCheckout((name) => (body.get(name) ?? '').trim(), view, texts, fields);
    if (Object.keys(wrong).length > 0) checkout.refuse({ fields: wrong });
    else checkout.send(body, 'paying');
  }

  return { form, summary, update, onSubmit };
}

function bodyOf(form: HTMLFormElement, submitter: HTMLButtonElement | null): URLSearchParams {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(entries);
}
