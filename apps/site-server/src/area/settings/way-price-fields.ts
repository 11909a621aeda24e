import { parseMoney, type CurrencyCode, type ShippingOption } from '@frontage/commerce-model';
import type { SiteSettings } from '../../sites/site-settings';
import { amountText } from './amount-text';
import type { SettingField, WrongSetting } from './setting-field';
import { changeShippingWay, findShippingWay } from './shipping-ways';

type Price = Omit<ShippingOption, 'id' | 'title'>;

/** Makes the fields of what a way costs in a currency; without a price it is not offered there. */
export function wayPriceFields(key: string, currency: CurrencyCode): readonly SettingField[] {
  const group = `In ${currency}`;
  const price = (settings: SiteSettings) => findShippingWay(settings, key)?.option.prices[currency];
  const field = (
    part: keyof Price,
    words: Pick<SettingField, 'label'> & Partial<Pick<SettingField, 'hint'>>,
    put: (before: Price | undefined, cents: number | null) => Price | undefined | WrongSetting,
  ): SettingField => ({
    ...words,
    group,
    name: `${part}-${currency}`,
    kind: 'amount',
    normalize(entered) {
      const { money } = parseMoney(entered, currency, 'en');
      return money ? amountText(money.cents, currency) : entered;
    },
    read(settings) {
      const cents = price(settings)?.[part] ?? null;
      return cents === null || (part === 'perItemCents' && cents === 0)
        ? ''
        : amountText(cents, currency);
    },
    write(settings, entered) {
      const cents = entered === '' ? null : parseMoney(entered, currency, 'en').money?.cents;
      if (cents === undefined || (cents !== null && cents < 0))
        return {
          wrong: `${entered} is no amount. Enter one such as ${amountText(500, currency)}.`,
        };
      const after = put(price(settings), cents);
      if (after && 'wrong' in after) return after;
      return changeShippingWay(settings, key, ({ option }) => {
        const { [currency]: _, ...others } = option.prices;
        return { option: { ...option, prices: after ? { ...others, [currency]: after } : others } };
      });
    },
  });
  const withoutPrice = (cents: number | null) =>
    cents === null ? undefined : { wrong: 'Enter a price as well; 0 if it costs nothing.' };
  return [
    field(
      'baseCents',
      { label: `Price of an order, ${currency}`, hint: 'Leave empty to not offer it; 0 for free.' },
      (before, cents) =>
        cents === null
          ? undefined
          : { perItemCents: 0, freeFromCents: null, ...before, baseCents: cents },
    ),
    field('perItemCents', { label: `And for each piece, ${currency}` }, (before, cents) =>
      before ? { ...before, perItemCents: cents ?? 0 } : withoutPrice(cents),
    ),
    field(
      'freeFromCents',
      { label: `Free for goods from, ${currency}`, hint: 'Leave empty for never.' },
      (before, cents) => (before ? { ...before, freeFromCents: cents } : withoutPrice(cents)),
    ),
  ];
}
