import type { ReactNode } from 'react';
import { checkoutControls } from '../../shop/checkout-view';
import { formatEvery } from '../../shop/format-plan';
import { OptionChips } from '../../shop/OptionChips';
import { planTexts } from '../../shop/plan.texts';
import { useTexts } from '../../texts/use-texts';
import { donationTexts } from './donation.texts';
import { DonationAmounts, type DonationFieldsProps } from './DonationAmounts';

/** The amount and, if the offer allows it, the interval. */
export function DonationFields(props: DonationFieldsProps): ReactNode {
  const { choice, prefix, onChoose } = props;
  const texts = useTexts(donationTexts);
  const plan = useTexts(planTexts);
  return (
    <div className="fr-donation__fields">
      <DonationAmounts {...props} />
      {choice.plan && (
        <div className="fr-donation__times" onChange={onChoose}>
          <OptionChips
            legend={texts.times}
            name={checkoutControls.donationTimes}
            prefix={`${prefix}-times`}
            chips={(['once', 'regularly'] as const).map((value) => ({
              value,
              label:
                value === 'once' || !choice.plan
                  ? texts.once
                  : texts.regularly({ every: formatEvery(choice.plan, plan) }),
              isChosen: choice.isRegular === (value === 'regularly'),
            }))}
          />
          <p className="fr-donation__hint">{texts.regularHint}</p>
        </div>
      )}
    </div>
  );
}
