import { readShopSettings, type ShopPayment } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { installmentFields } from './installment-fields';
import { isTestMode, titleOf, whyHidden } from './payment-kinds';
import type { SettingField, SettingSubject } from './setting-field';
import type { ListFacts } from './setting-list';
import { settingsPath } from './settings-path';
import { withShop } from './with-shop';

/** Makes the page of one way to pay; undefined where there is none. */
export function methodSubject(
  settings: SiteSettings,
  key: string,
  facts: ListFacts,
): SettingSubject | undefined {
  const payment = findMethod(settings, key);
  if (!payment) return undefined;
  return {
    id: `payments/${key}`,
    title: `Payment: ${titleOf(payment)}`,
    about: 'What buyers read, and whether they can choose it.',
    needs: 'commerce.payments',
    back: { href: `${settingsPath}/payments`, text: 'All payment methods' },
    note: noteOf(payment, facts),
    fields: [
      flagField(key, 'offered', 'Buyers can choose it'),
      wordField(key, 'title', {
        label: 'Name that buyers see',
        hint: 'Leave empty for our words, in the language of the page.',
        kind: 'text',
      }),
      wordField(key, 'note', {
        label: 'What buyers read with it',
        hint:
          payment.method === 'transfer'
            ? 'Such as your account and what to write as the reference. Also on the order and in its email.'
            : 'Also on the order and in its email.',
        kind: 'lines',
      }),
      ...(payment.plug === 'manual'
        ? []
        : [
            flagField(key, 'installments', 'The provider lets buyers pay in instalments'),
            ...readShopSettings(settings).currencies.flatMap(installmentFields),
          ]),
    ],
  };
}

function noteOf(payment: ShopPayment, facts: ListFacts): string | undefined {
  if (isTestMode(payment, facts))
    return 'Test mode: buyers go through every step, and no money moves.';
  return payment.offered ? whyHidden(payment, facts) : undefined;
}

function findMethod(settings: SiteSettings, key: string): ShopPayment | undefined {
  return readShopSettings(settings).payments.find(({ id }) => id === key);
}

function change(settings: SiteSettings, key: string, part: Partial<ShopPayment>): SiteSettings {
  const payments = readShopSettings(settings).payments.map((payment) =>
    payment.id === key ? { ...payment, ...part } : payment,
  );
  return withShop(settings, { payments });
}

function flagField(key: string, name: 'offered' | 'installments', label: string): SettingField {
  return {
    name,
    label,
    kind: 'check',
    read: (settings) => (findMethod(settings, key)?.[name] ? 'on' : ''),
    write: (settings, entered) => change(settings, key, { [name]: entered === 'on' }),
  };
}

function wordField(
  key: string,
  name: 'title' | 'note',
  words: Pick<SettingField, 'label' | 'hint' | 'kind'>,
): SettingField {
  const most = name === 'title' ? 200 : 2_000;
  return {
    ...words,
    name,
    read: (settings) => findMethod(settings, key)?.[name] ?? '',
    write: (settings, entered) =>
      entered.length > most
        ? { wrong: `It has ${entered.length} characters; it can have up to ${most}.` }
        : change(settings, key, { [name]: entered }),
  };
}
