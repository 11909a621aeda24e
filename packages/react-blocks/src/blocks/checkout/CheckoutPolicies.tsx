import { safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { policyKinds, type CheckoutView } from '../../shop/checkout-view';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';

/** Links to the terms of the shop. They open beside the checkout, so that nothing typed is lost. */
export function CheckoutPolicies({ policies = {} }: Pick<CheckoutView, 'policies'>): ReactNode {
  const texts = useTexts(checkoutTexts);
  const links = policyKinds.flatMap((kind) => {
    const href = safeHref(policies[kind] || undefined);
    return href === undefined ? [] : [{ kind, href }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="fr-checkout__policies">
      {links.map(({ kind, href }) => (
        <li key={kind}>
          <a href={href} target="_blank" rel="noopener">
            {texts[kind]}
            <span className="fr-hidden"> {texts.newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
