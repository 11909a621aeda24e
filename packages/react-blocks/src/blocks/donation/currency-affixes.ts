import type { ShowMoney } from '../../shop/show-money';

/** What a currency writes around a number, as its language does: `['£', '']`, `['', '€']`. */
export function currencyAffixes(money: ShowMoney): readonly [before: string, behind: string] {
  // One digit in all languages whose amounts are written; what else is a number goes with it.
  const [, before = '', behind = ''] =
    /^(\P{Nd}*)\p{Nd}.*\p{Nd}(\P{Nd}*)$/su.exec(money(100)) ?? [];
  return [bare(before), bare(behind)];
}

/** An amount that somebody is writing, with its currency; '' for what is no number yet. */
export function typedAmount(typed: string, [before, behind]: readonly [string, string]): string {
  const number = typed.trim();
  if (!/^\p{Nd}[\p{Nd}\s.,'’٫٬]*$/u.test(number)) return '';
  return `${before}${number}${behind && `\u00a0${behind}`}`;
}

/** Spaces and marks of direction are set by the page. */
function bare(affix: string): string {
  return affix.replace(/[\s\u200e\u200f\u061c]/gu, '');
}
