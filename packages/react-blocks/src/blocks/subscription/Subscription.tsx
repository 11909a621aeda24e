import { createElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../render/root-props';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import type { ProductView } from '../../shop/product-view';
import { createShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { subscriptionOffers } from './subscription-offers';
import { subscriptionTexts } from './subscription.texts';
import { SubscriptionForm } from './SubscriptionForm';

/** A subscription that visitors may begin. */
export interface SubscriptionProps extends RootProps {
  /** A product with a plan; any other shows nothing. */
  view: ProductView;
  /** The level of its title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/**
 * A subscription block: what, once or regularly, the terms and one button; only the day of the next
 * payment needs a script.
 */
export function Subscription(props: SubscriptionProps): ReactNode {
  const { view, headingLevel = 2, locale = 'en' } = props;
  const texts = useTexts(subscriptionTexts);
  const words = useTexts(planTexts);
  const plan = view.product.subscriptionPlan;
  if (plan === null || view.donation) return null;
  const offers = subscriptionOffers(view);
  const least = Math.min(...offers.map(({ cents }) => cents));
  const price = formatPlan(plan, createShowMoney(view.currency, locale)(least), words);
  return (
    <SubscriptionForm {...rootProps(props)} view={view} locale={locale}>
      {createElement(`h${headingLevel}`, { className: 'fr-buy__title' }, view.product.title)}
      <p className="fr-price">
        <span className="fr-price__now">
          {offers.some(({ cents }) => cents !== least) ? texts.from({ price }) : price}
        </span>
      </p>
    </SubscriptionForm>
  );
}
