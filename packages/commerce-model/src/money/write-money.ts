import { fractionDigits } from './currency-codes';
import type { Money } from './money';
import type { MoneyLocale } from './money-locale';

/**
 * An amount by rules that are at hand: the text of `formatMoney`, without its table.
 *
 * @param rules such as `moneyRules` answers
 * @param symbol what stands for the currency there. @default its code
 * @param trim whether a fraction of zeros is left out. @default false
 */
export function writeMoney(money: Money, rules: Omit<MoneyLocale, 'groups' | 'symbols'>, symbol: string = money.currency, trim?: boolean): string {
  const [before, between] = rules.signs[+(money.cents < 0)] as [string, string];
  const number = writeCents(money, rules, trim);
  return before + (rules.symbolFirst ? symbol + (between || spaceAfter(symbol)) + number : number + between + symbol);
}

/** The digits of an amount, without sign and symbol. */
export function writeCents(
  { cents, currency }: Money,
  { group, decimal, secondGroup, groupsFrom }: Pick<MoneyLocale, 'group' | 'decimal' | 'secondGroup' | 'groupsFrom'>,
  trim?: boolean,
): string {
  // A power would take longer than all the rest.
  const scale = fractionDigits(currency) ? 100 : 1;
  const units = Math.abs(cents);
  const rest = units % scale;
  const fraction = scale === 1 || (trim && !rest) ? '' : decimal + (rest < 10 ? '0' : '') + rest;
  let head = String((units - rest) / scale);
  if (head.length < groupsFrom) return head + fraction;
  let tail = head.slice(-3) + fraction;
  head = head.slice(0, -3);
  while (head.length > secondGroup) {
    tail = head.slice(-secondGroup) + group + tail;
    head = head.slice(0, -secondGroup);
  }
  return head + group + tail;
}

/** A symbol that ends like a word keeps a distance from the digits. */
export function spaceAfter(symbol: string): string {
  return /[a-z]$/i.test(symbol) ? '\u00a0' : '';
}
