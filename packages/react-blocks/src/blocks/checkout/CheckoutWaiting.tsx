import type { ReactNode } from 'react';
import { cartAddress } from '../../shop/cart-view';
import type { CheckoutView } from '../../shop/checkout-view';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';
import { useFocusLater } from './use-focus-later';

/** Why a checkout is over without an order. */
const endings = ['expired', 'codeSpent', 'refunding'] as const;

/**
 * A checkout with nothing to fill in: it is being paid, it is over, or its cart was emptied. It
 * receives the focus if the page showed the form before.
 */
export function CheckoutWaiting({
  view,
  isEmpty,
  isLater,
}: {
  view: CheckoutView;
  /** Whether its cart was emptied. */
  isEmpty: boolean;
  isLater: boolean;
}): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { at, action, token, notice } = view;
  if (isEmpty)
    return (
      <Told words={texts.emptyCart} href={cartAddress} link={texts.backToCart} isLater={isLater} />
    );
  if (at === 'actionNeeded' && action !== undefined) {
    return (
      <Told words={texts.actionNeeded} href={action} link={texts.goOn} isLater={isLater}>
        <a className="fr-action" data-look="link" href={`/checkout/${token}/back`}>
          {texts.payOtherwise}
        </a>
      </Told>
    );
  }
  if (at === 'closed' || at === 'refunding')
    return (
      <Told
        words={texts[endings.find((ending) => ending === notice) ?? at]}
        href={cartAddress}
        link={texts.backToCart}
        isLater={isLater}
      />
    );
  return (
    <Told
      words={notice === 'unanswered' ? texts.unanswered : texts.waiting}
      href={`/checkout/${token}/return`}
      link={texts.lookAgain}
      isLater={isLater}
      isBusy
    />
  );
}

function Told({
  words,
  href,
  link,
  isLater,
  isBusy,
  children,
}: {
  words: string;
  href: string;
  link: string;
  isLater: boolean;
  isBusy?: boolean;
  /** Further links and buttons. */
  children?: ReactNode;
}): ReactNode {
  const notified = useFocusLater(isLater);
  return (
    <div className="fr-checkout__alone" aria-busy={isBusy}>
      <p className="fr-checkout__told" role="status" ref={notified} tabIndex={-1}>
        {words}
      </p>
      <a className="fr-action" data-look={isBusy ? 'quiet' : undefined} href={href}>
        {link}
      </a>
      {children}
    </div>
  );
}
