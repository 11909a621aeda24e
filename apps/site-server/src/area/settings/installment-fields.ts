import { parseMoney, type CurrencyCode, type InstallmentRule } from '@frontage/commerce-model';
import type { SiteSettings } from '../../sites/site-settings';
import { amountText } from './amount-text';
import type { SettingField } from './setting-field';
import { withShop } from './with-shop';

/** The number of payments that providers split an order into where nothing is said. */
const usualPayments = 4;

/** The most payments that can be set. */
const mostPayments = 60;

/**
 * Makes the fields of when pages mention instalments in a currency, and how many there are [9.06].
 * They are those of the shop, whichever way to pay supports them.
 */
export function installmentFields(currency: CurrencyCode): readonly SettingField[] {
  const group = `Instalments in ${currency}`;
  return [
    {
      group,
      name: `installments-${currency}`,
      label: `Orders of how much, ${currency}`,
      hint: 'The smallest and the largest, such as 50–1500. Empty: pages do not mention instalments.',
      kind: 'text',
      normalize(entered) {
        const range = readRange(entered, currency);
        return range ? rangeText(range, currency) : entered;
      },
      read(settings) {
        const rule = ruleOf(settings, currency);
        return rule ? rangeText(rule, currency) : '';
      },
      write(settings, entered) {
        if (entered === '') return withRule(settings, currency, undefined);
        const range = readRange(entered, currency);
        if (!range) return { wrong: 'Enter two amounts, the smaller one first, such as 50–1500.' };
        return withRule(settings, currency, { ...ruleOf(settings, currency), ...range });
      },
    },
    {
      group,
      name: `installment-count-${currency}`,
      label: 'Number of payments',
      hint: `As many as your provider makes of an order. Empty for ${usualPayments}.`,
      kind: 'number',
      read: (settings) => String(ruleOf(settings, currency)?.payments ?? ''),
      write(settings, entered) {
        const rule = ruleOf(settings, currency);
        if (!rule) return entered === '' ? settings : { wrong: 'Enter the amounts as well.' };
        const { minCents, maxCents } = rule;
        if (entered === '') return withRule(settings, currency, { minCents, maxCents });
        const payments = /^\d{1,2}$/.test(entered) ? Number(entered) : 0;
        return payments < 2 || payments > mostPayments
          ? { wrong: `Enter a whole number from 2 to ${mostPayments}.` }
          : withRule(settings, currency, { minCents, maxCents, payments });
      },
    },
  ];
}

/** As it is stored: `readShopSettings` leaves it out while nothing offers instalments. */
function ruleOf({ shop }: SiteSettings, currency: CurrencyCode): InstallmentRule | undefined {
  const rule = shop?.installments?.[currency];
  if (!rule) return undefined;
  const { minCents, maxCents, payments } = rule;
  return { minCents, maxCents, ...(payments !== undefined && { payments }) };
}

function withRule(
  settings: SiteSettings,
  currency: CurrencyCode,
  rule: InstallmentRule | undefined,
): SiteSettings {
  const { [currency]: _, ...others } = settings.shop?.installments ?? {};
  const installments = rule ? { ...others, [currency]: rule } : others;
  return withShop(settings, { installments });
}

function readRange(
  entered: string,
  currency: CurrencyCode,
): Pick<InstallmentRule, 'minCents' | 'maxCents'> | undefined {
  const parts = entered.split(/[-–—]|\bto\b/);
  const [min, max, extra] = parts.map((part) => parseMoney(part, currency, 'en').money?.cents);
  if (parts.length !== 2 || min === undefined || max === undefined || extra !== undefined)
    return undefined;
  return min > 0 && min <= max ? { minCents: min, maxCents: max } : undefined;
}

function rangeText(
  { minCents, maxCents }: Pick<InstallmentRule, 'minCents' | 'maxCents'>,
  currency: CurrencyCode,
): string {
  return `${amountText(minCents, currency)}–${amountText(maxCents, currency)}`;
}
