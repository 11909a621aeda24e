import { useId, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { formatEvery } from '../../shop/format-plan';
import { OptionChips } from '../../shop/OptionChips';
import { planTexts } from '../../shop/plan.texts';
import type { ProductView } from '../../shop/product-view';
import { shopAttribute } from '../../shop/shop.parts';
import { createShowMoney } from '../../shop/show-money';
import { subscribeControls } from '../../shop/subscribe-controls';
import { useTexts } from '../../texts/use-texts';
import { subscriptionOffers } from './subscription-offers';
import { subscribeAction, subscriptionDataAttributes } from './subscription.parts';
import { subscriptionTexts } from './subscription.texts';
import { SubscriptionChoice } from './SubscriptionChoice';
import { SubscriptionTerms } from './SubscriptionTerms';

/** What the form of a subscription is rendered from. */
export interface SubscriptionFormProps extends RootProps {
  view: ProductView;
  /** The page's language tag. */
  locale: string;
  /** Above the form. @default nothing */
  children?: ReactNode;
}

/** What, how often and on which terms: a post to the checkout's own address [2.02]. */
export function SubscriptionForm(props: SubscriptionFormProps): ReactNode {
  const { id, view, locale, children } = props;
  const texts = useTexts(subscriptionTexts);
  const words = useTexts(planTexts);
  const dateWords = texts.nextPayment({ date: '{date}' });
  const { product, currency, soldOnce: isOptional = false } = view;
  const plan = product.subscriptionPlan;
  const planJson = JSON.stringify(plan);
  const root = useMount(() => import('./subscription.mount'), planJson + dateWords);
  const prefix = `subscription-${useId()}${id ?? ''}`;
  if (!plan) return null;
  const offers = subscriptionOffers(view);
  const isGone = offers.every(({ isSoldOut }) => isSoldOut);
  const money = createShowMoney(currency, locale);
  const { plan: planAttribute, words: wordsAttribute } = subscriptionDataAttributes;
  return (
    <BlockRoot
      block="subscription"
      {...rootProps(props)}
      rootRef={root}
      waits
      data={{ [shopAttribute]: '', [planAttribute]: planJson, [wordsAttribute]: dateWords }}
    >
      {children}
      <form className="fr-buy__form" method="post" action={subscribeAction}>
        <input type="hidden" name={subscribeControls.productId} value={product.id} />
        <input type="hidden" name={subscribeControls.currency} value={currency} />
        <SubscriptionChoice view={view} offers={offers} money={money} prefix={prefix} />
        {isOptional && (
          <OptionChips
            legend={texts.times}
            name={subscribeControls.times}
            prefix={`${prefix}-times`}
            chips={(['regularly', 'once'] as const).map((value) => ({
              value,
              label:
                value === 'once'
                  ? texts.once
                  : texts.regularly({ every: formatEvery(plan, words) }),
              isChosen: value === 'regularly',
            }))}
          />
        )}
        <SubscriptionTerms plan={plan} offers={offers} money={money} isOptional={isOptional} />
        <button type="submit" className="fr-action" disabled={isGone}>
          {isGone ? texts.soldOut : texts.subscribe}
        </button>
        <p className="fr-buy__hint">{texts.next}</p>
      </form>
    </BlockRoot>
  );
}
