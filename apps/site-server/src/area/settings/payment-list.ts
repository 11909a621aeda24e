import { readShopSettings, type ShopPayment } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { freeId } from './free-id';
import { methodSubject } from './method-subject';
import { describeMethod, paymentKinds, titleOf, whyHidden } from './payment-kinds';
import type { ListFacts, SettingList } from './setting-list';
import { withShop } from './with-shop';

/** The ways to pay at the shop, in the order in which buyers see them. */
export const paymentList: SettingList = {
  id: 'payments',
  title: 'Payment',
  about: 'How buyers pay: by transfer, on an invoice, at the counter or by card.',
  needs: 'commerce.payments',
  words: {
    intro:
      'A buyer chooses from these, in this order. The first one is selected to begin with. Whoever runs the server connects it to a card payment service: its keys are in the configuration of the server and are never shown here.',
    none: 'There are no payment methods yet, so visitors can only get what is free.',
    add: 'Add a payment method',
    newEntry: 'How buyers pay',
    newEntryHint: 'You choose its words on the next page.',
    removing:
      'Orders that were placed with it stay as they are, and payments that have begun are finished. Nobody can choose it any more.',
  },
  kinds: ({ plugs }) =>
    paymentKinds
      .filter(({ plug }) => plugs.has(plug))
      .map(({ kind, text }) => [kind, text] as const),
  entries: (settings, facts) =>
    readShopSettings(settings).payments.map((payment) => ({
      key: payment.id,
      title: titleOf(payment),
      about: describeMethod(payment, facts),
      hidden: whyHidden(payment, facts),
    })),
  arrange: (settings, keys) => {
    const { payments } = readShopSettings(settings);
    return withShop(settings, {
      payments: keys.flatMap((key) => payments.find(({ id }) => id === key) ?? []),
    });
  },
  add: addMethod,
  subject: methodSubject,
};

function addMethod(settings: SiteSettings, entered: string, { plugs }: ListFacts) {
  const found = paymentKinds.find(({ kind, plug }) => kind === entered && plugs.has(plug));
  if (!found) return { wrong: 'Choose one from the list.' };
  const { payments } = readShopSettings(settings);
  const { kind, plug, method } = found;
  const id = freeId(kind, new Set(payments.map((payment) => payment.id)), kind);
  // Nobody sees it before its words are there.
  const words = { title: '', note: '', installments: false, offered: false };
  const added: ShopPayment = { id, plug, method, ...words };
  return { settings: withShop(settings, { payments: [...payments, added] }), key: id };
}
