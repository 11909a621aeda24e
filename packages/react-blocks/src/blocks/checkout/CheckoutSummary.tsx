import { useState, type ReactNode } from 'react';
import { checkoutControls, type CheckoutView } from '../../shop/checkout-view';
import { lineTexts } from '../../shop/line.texts';
import { LineAbout } from '../../shop/LineAbout';
import { LinePicture } from '../../shop/LinePicture';
import { namesOfView } from '../../shop/names-of-view';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import { shopTexts } from '../../shop/shop.texts';
import type { ShowMoney } from '../../shop/show-money';
import { TotalsList } from '../../shop/TotalsList';
import { TotalsReasons } from '../../shop/TotalsReasons';
import { useEmptiedField } from '../../shop/use-emptied-field';
import { useFocusAfterRemoval } from '../../shop/use-focus-after-removal';
import { useTexts } from '../../texts/use-texts';
import { couponReason } from '../cart/coupon-reason';
import { lineProblem } from '../cart/line-problem';
import { checkoutTexts } from './checkout.texts';
import { FieldError } from './CheckoutField';
import { renewalsOf } from './renewals-of';

/** The props of a checkout's summary. */
export interface CheckoutSummaryProps {
  view: CheckoutView;
  money: ShowMoney;
  error?: string | undefined;
  /** A rejected code, for correction. @default nothing */
  typed?: string | undefined;
  /** Whether codes may still be used. */
  isOpen: boolean;
}

/** The order next to the form; folded on small screens, with its total visible. */
export function CheckoutSummary({
  view,
  money,
  error,
  typed,
  isOpen,
}: CheckoutSummaryProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  const shop = useTexts(shopTexts);
  const words = useTexts(planTexts);
  const problems = useTexts(lineTexts);
  const { cart, totals, lines } = view.cart;
  const names = namesOfView(view.cart);
  const titles = new Map(cart.entries.map(({ id, title }) => [id, title]));
  const title = view.donation ? texts.summaryDonation : texts.summary;
  const isOpenDonation = view.donation?.cents === null;
  const isWrong = error !== undefined || lines.some(({ problem }) => problem !== undefined);
  const [isUnfolded, setUnfolded] = useState(isWrong);
  // Once open, the visitor controls it: correcting an error does not fold it.
  if (isWrong && !isUnfolded) setUnfolded(true);
  return (
    <details className="fr-checkout__summary" open={isUnfolded || undefined}>
      <summary>
        <span>
          {title}
          {renewalsOf(view.cart).map(({ id, plan, cents }) => (
            <small key={id}>
              {texts.renewsShort({ plan: formatPlan(plan, money(cents), words) })}
            </small>
          ))}
        </span>
        <strong>{isOpenDonation ? '–' : money(totals.dueCents)}</strong>
      </summary>
      <h2 className="fr-checkout__title">{title}</h2>
      <ul>
        {cart.entries.map((entry, index) => {
          const { id, title, quantity, unitCents, productType } = entry;
          const line = lines.find(({ lineId }) => lineId === id);
          return (
            <li key={id} className="fr-line" data-problem={line?.problem}>
              <LinePicture picture={line?.picture ?? null} />
              <div>
                <p className="fr-line__title">
                  {quantity === 1 ? title : shop.pieces({ title, quantity })}
                </p>
                <LineAbout
                  variantLabel={line?.variantLabel ?? ''}
                  isGiftCard={productType === 'giftCard'}
                  unitCents={unitCents}
                  money={money}
                />
                {line?.problem && (
                  <p className="fr-line__problem">{lineProblem(entry, line, money, problems)}</p>
                )}
                {line?.plan && (
                  <p className="fr-line__about">{formatPlan(line.plan, money(unitCents), words)}</p>
                )}
              </div>
              <p className="fr-line__cents">{money(totals.lines[index]?.cents ?? 0)}</p>
            </li>
          );
        })}
      </ul>
      {isOpenDonation && <p className="fr-line__about">{texts.donationOpen}</p>}
      {/* A donation has no discounts. */}
      {isOpen && !view.donation && <Codes view={view} money={money} error={error} typed={typed} />}
      {!isOpenDonation && (
        <TotalsList totals={totals} names={names} money={money} shippingOpen={'–'} />
      )}
      <TotalsReasons totals={totals} names={names} titles={titles} money={money} />
    </details>
  );
}

/** The field for a code, and the buttons that remove codes; all in the same form. */
function Codes({
  view,
  money,
  error,
  typed,
}: Pick<CheckoutSummaryProps, 'view' | 'money' | 'error' | 'typed'>): ReactNode {
  const texts = useTexts(lineTexts);
  const shop = useTexts(shopTexts);
  const { cart, giftCards } = view.cart;
  const taken = cart.coupons.length + giftCards.length;
  const codes = useFocusAfterRemoval(taken);
  const input = useEmptiedField(taken);
  return (
    <div
      className="fr-checkout__codes"
      ref={codes}
      tabIndex={-1}
      role="group"
      aria-label={texts.codes}
    >
      <label htmlFor="checkout-code">{texts.code}</label>
      <div>
        <input
          className="fr-field"
          ref={input}
          id="checkout-code"
          name={checkoutControls.code}
          defaultValue={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby="checkout-code-error"
        />
        <button type="submit" formNoValidate className="fr-action" data-look="quiet">
          {texts.addCode}
        </button>
      </div>
      <FieldError name="code" error={error} />
      <ul>
        {cart.coupons.map(({ code }) => (
          <RemoveCode
            key={code}
            name={checkoutControls.removeCoupon}
            value={code}
            title={code}
            problem={couponReason(code, view.cart, money, texts)}
          />
        ))}
        {giftCards.map(({ id, lastFour }) => (
          <RemoveCode
            key={id}
            name={checkoutControls.removeGiftCard}
            value={id}
            title={shop.giftCard({ lastFour })}
          />
        ))}
      </ul>
    </div>
  );
}

function RemoveCode({
  name,
  value,
  title,
  problem,
}: {
  name: string;
  value: string;
  title: string;
  problem?: string;
}): ReactNode {
  const texts = useTexts(lineTexts);
  return (
    <li>
      <span>
        {title}
        {problem && <small className="fr-line__problem">{problem}</small>}
      </span>
      <button
        type="submit"
        formNoValidate
        className="fr-action"
        data-look="link"
        name={name}
        value={value}
        aria-label={texts.removeCode({ code: title })}
      >
        {texts.remove}
      </button>
    </li>
  );
}
