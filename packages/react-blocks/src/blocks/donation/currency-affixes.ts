import type { ShowMoney } from '../../shop/show-money';

/** Gives what a currency puts around a number in the language: `['£', '']`, `['', '€']`. */
export function currencyAffixes(money: ShowMoney): readonly [before: string, behind: string] {
  // The same digit in every language; the rest of the number is removed with it.
  const [, before = '', behind = ''] =
    /^(\P{Nd}*)\p{Nd}.*\p{Nd}(\P{Nd}*)$/su.exec(money(100)) ?? [];
  return [bare(before), bare(behind)];
}

/** Formats an unfinished amount with its currency; '' if it is not a number yet. */
export function typedAmount(typed: string, [before, behind]: readonly [string, string]): string {
  const number = typed.trim();
  if (!/^\p{Nd}[\p{Nd}\s.,'’٫٬]*$/u.test(number)) return '';
  return `${before}${number}${behind && `\u00a0${behind}`}`;
}

/** The page adds spaces and direction marks itself. */
function bare(affix: string): string {
  return affix.replace(/[\s\u200e\u200f\u061c]/gu, '');
}
