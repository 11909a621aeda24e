import {
  createMoney,
  formatMoney,
  writeMoney,
  type CurrencyCode,
  type MoneyRules,
} from '@frontage/commerce-model';
import { storedFields } from '../stored/stored-fields';

/**
 * Formats an amount in minor units for the page's language; `currency` replaces the default
 * currency.
 */
export type ShowMoney = (cents: number, currency?: CurrencyCode) => string;

/** Creates a formatter of one currency's amounts. */
export function createShowMoney(currency: CurrencyCode, locale: string): ShowMoney {
  return (cents, named = currency) => formatMoney(createMoney(cents, named), locale);
}

/**
 * The same, by rules that the page carries, so that it needs no table of all languages.
 *
 * @param rules `moneyRules` of the page's language
 */
export function showMoneyBy(currency: CurrencyCode, rules: MoneyRules): ShowMoney {
  return (cents, named = currency) =>
    writeMoney(createMoney(cents, named), rules, rules.symbols[named]);
}

/** Reads such rules; never throws: amounts are formatted as in English by default. */
export function readMoneyRules(raw: unknown): MoneyRules {
  const fields = storedFields(raw);
  const signs = fields.raw('signs');
  return {
    group: fields.text('group', ','),
    decimal: fields.text('decimal', '.'),
    secondGroup: fields.number('secondGroup', 3),
    groupsFrom: fields.number('groupsFrom', 4),
    signs: Array.isArray(signs) && signs.every(Array.isArray) ? signs : [[], ['-']],
    symbolFirst: fields.flag('symbolFirst', true),
    symbols: Object(fields.raw('symbols')),
  };
}
