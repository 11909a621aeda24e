import { fractionDigits } from './currency-codes';
import type { Money } from './money';
import type { MoneyLocale } from './money-locale';

/**
 * Formats an amount by the given rules: the text of `formatMoney`, without its table.
 *
 * @param rules as `moneyRules` returns them
 * @param symbol the currency's symbol in that locale. @default its code
 * @param trim whether a fraction of zeros is left out. @default false
 */
export function writeMoney(
  money: Money,
  rules: Omit<MoneyLocale, 'groups' | 'symbols'>,
  symbol: string = money.currency,
  trim?: boolean,
): string {
  const [before, between] = rules.signs[+(money.cents < 0)] as [string, string];
  const number = writeCents(money, rules, trim);
  return (
    before +
    (rules.symbolFirst
      ? symbol + (between || spaceAfter(symbol)) + number
      : number + between + symbol)
  );
}

/** The digits of an amount, without sign and symbol. */
export function writeCents(
  { cents, currency }: Money,
  {
    group,
    decimal,
    secondGroup,
    groupsFrom,
  }: Pick<MoneyLocale, 'group' | 'decimal' | 'secondGroup' | 'groupsFrom'>,
  trim?: boolean,
): string {
  // A power would take longer than everything else here.
  const scale = fractionDigits(currency) ? 100 : 1;
  const units = Math.abs(cents);
  const rest = units % scale;
  let tail = scale < 2 || (trim && !rest) ? '' : decimal + (rest < 10 ? '0' : '') + rest;
  let head = String((units - rest) / scale);
  if (head.length < groupsFrom) return head + tail;
  for (let size = 3; size < head.length; size = secondGroup) {
    tail = group + head.slice(-size) + tail;
    head = head.slice(0, -size);
  }
  return head + tail;
}

/** Gives the space between a symbol and the digits: a symbol that ends in a letter needs one. */
export function spaceAfter(symbol: string): string {
  // A pattern would take longer than everything else here. No symbol ends in one of the signs
  // between Z and a.
  const last = symbol.slice(-1);
  return last > '@' && last < '{' ? '\u00a0' : '';
}
