/** The server's texts about renewals and failed renewals. In English; `{…}` is filled in. */
export const renewalTexts = {
  renewedSubject: '{title} has been renewed: order {number}',
  renewedMail: '{title} has been renewed for {amount}. This is order {number}.',
  renewedNext: 'It next renews on {date}. You can cancel it before then on your order page.',
  renewedLast: 'This was the last period. It will not renew again.',
  renewalPaySubject: '{title}: please pay for the next period',
  renewalPayMail: 'The next period of {title} costs {amount}. Please pay for it here by {date}.',
  renewalPayLink: 'Pay {amount}',
  renewalFailedSubject: '{title} could not be renewed',
  renewalFailedMail:
    'We could not take {amount} for the next period of {title}. We will try again on {date}.',
  /** Why, where the bank told so. */
  renewalExpiredCard: 'Your card has expired.',
  renewalNeedsYou: 'Your bank wants you to confirm the payment yourself.',
  /** Leads to the page of the order. */
  renewalMend: 'You can pay now or change your payment method on the page of your order:',
  renewalMendLink: 'Pay or change your payment method',
  renewalPausedSubject: '{title} is paused',
  renewalPausedMail: 'We could not take {amount} for {title}, so it is paused.',
  methodChangedSubject: 'Your payment method for {title} has been changed',
  methodChangedMail:
    'From now on we charge {title} to the payment method that you have just chosen. If this was not you, write to us.',
  /** The same where the provider tells which card it is. */
  methodChangedCard:
    'From now on we charge {title} to your card ending in {digits}. If this was not you, write to us.',
  /** Said on the page of the order. */
  renewalUnanswered:
    'The payment service is not responding, and nothing was charged. Try again in a few minutes.',
  renewalNothingToPay: 'There is nothing to pay just now.',
  renewalNoMethod: 'The payment method of this subscription cannot be changed here. Write to us.',
  renewalSoldOutSubject: '{title} is delayed',
  renewalSoldOutMail:
    'We do not have enough of {title} in stock, so its next period has to wait. Nothing was charged. We will try again every day and email you when it is on its way. You can cancel it on your order page.',
  renewedOwner: '{title} has been renewed for {email}. It began with order {first}.',
  renewalPausedOwnerSubject: '{title} from order {first} is paused',
  renewalPausedOwner:
    'The payment from {email} for the next period of {title} failed, and so did every retry, so the subscription is paused. It began with order {first}.',
  renewalSoldOutOwnerSubject: '{title} cannot be renewed: it is sold out',
  renewalSoldOutOwner:
    '{title} was due to renew for {email}, but there is not enough of it in stock. Nobody was charged. We will try again every day. It began with order {first}.',
} as const;
