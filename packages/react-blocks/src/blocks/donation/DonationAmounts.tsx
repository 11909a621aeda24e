import type { ReactNode } from 'react';
import { checkoutControls, type DonationChoice } from '../../shop/checkout-view';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { currencyAffixes } from './currency-affixes';
import { donationParts } from './donation.parts';
import { donationTexts } from './donation.texts';

/** The props of a donation's fields. */
export interface DonationFieldsProps {
  choice: DonationChoice;
  money: ShowMoney;
  /** The prefix of the ids of its controls. */
  prefix: string;
  /** The error of the amount. @default nothing */
  error?: string | undefined;
  /** Rejected values, by the names of the controls. @default nothing */
  typed?: Readonly<Record<string, string>> | undefined;
  /** Called when an amount is chosen. @default nobody listens */
  onChoose?: (() => void) | undefined;
  /** Called while another amount is typed. @default nobody listens */
  onType?: ((typed: string) => void) | undefined;
}

/** The suggested amounts, and the field for another one. */
export function DonationAmounts(props: DonationFieldsProps): ReactNode {
  const { choice, money, prefix, error, typed = {}, onChoose } = props;
  const texts = useTexts(donationTexts);
  const { amounts, cents, isFree } = choice;
  const isOther =
    typed[checkoutControls.donation] === 'other' ||
    choice.typed !== '' ||
    (cents !== null && !amounts.includes(cents));
  const chips = [...amounts.map(String), ...(isFree ? ['other'] : [])];
  return (
    <fieldset
      className="fr-product__choice fr-donation__amount"
      aria-describedby={`${prefix}-donation-error`}
    >
      <legend id={`${prefix}-donation`} tabIndex={-1}>
        {texts.amount}
      </legend>
      <p className="fr-line__problem" id={`${prefix}-donation-error`}>
        {error}
      </p>
      <div className="fr-product__values">
        {chips.map((value) => (
          <label key={value} className="fr-product__value">
            <input
              type="radio"
              name={checkoutControls.donation}
              value={value}
              defaultChecked={
                value === 'other' ? isOther || amounts.length === 0 : Number(value) === cents
              }
              onChange={() => (value === 'other' ? undefined : onChoose?.())}
              {...(value === 'other' && { [donationParts.other]: '' })}
            />
            <span className="fr-product__chip">
              {value === 'other' ? texts.other : money(Number(value))}
            </span>
          </label>
        ))}
      </div>
      {isFree && <OwnAmount {...props} isOther={isOther} />}
    </fieldset>
  );
}

/** Another amount: hidden only while a suggested one is chosen, so that no script is needed. */
function OwnAmount({
  choice: { cents, minCents, maxCents, typed: written },
  money,
  prefix,
  error,
  typed = {},
  onChoose,
  onType,
  isOther,
}: DonationFieldsProps & { isOther: boolean }): ReactNode {
  const texts = useTexts(donationTexts);
  const [before, behind] = currencyAffixes(money);
  const limits = texts.limits({ min: money(minCents), max: money(maxCents) });
  const value = typed[checkoutControls.donationOther] || written;
  return (
    <div className="fr-donation__own">
      <span className="fr-donation__money">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          className="fr-field"
          id={`${prefix}-${checkoutControls.donationOther}`}
          name={checkoutControls.donationOther}
          aria-label={texts.other}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${prefix}-donation-limits ${prefix}-donation-error`}
          defaultValue={value || (isOther && cents ? numberOf(money(cents)) : '')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onFocus={({ currentTarget }) =>
            currentTarget
              .closest('fieldset')
              ?.querySelector<HTMLInputElement>(`[${donationParts.other}]`)
              ?.click()
          }
          onInput={({ currentTarget }) => onType?.(currentTarget.value)}
          onBlur={({ currentTarget }) => currentTarget.value && onChoose?.()}
          {...{ [donationParts.own]: '' }}
        />
        {behind && <span aria-hidden="true">{behind}</span>}
      </span>
      <span className="fr-donation__hint" id={`${prefix}-donation-limits`}>
        {limits}
      </span>
    </div>
  );
}

/** The number of an amount: its currency is displayed next to the field. */
function numberOf(amount: string): string {
  return /\p{Nd}.*\p{Nd}|\p{Nd}/su.exec(amount)?.[0] ?? '';
}
