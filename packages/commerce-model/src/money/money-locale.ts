import { localeLines, patternLines } from './locale.table';

/** How a locale writes money. */
export interface MoneyLocale {
  /** The separator between thousands. */
  readonly group: string;
  /** The characters accepted as that separator. */
  readonly groups: string;
  readonly decimal: string;
  /** The number of digits in every group but the last, which has three: 2 in India. */
  readonly secondGroup: number;
  /** The number of digits from which digits are grouped at all. */
  readonly groupsFrom: number;
  /**
   * The texts before, between and after symbol and number, for amounts from 0 and for negative
   * ones.
   */
  readonly signs: readonly (readonly string[])[];
  readonly symbolFirst: boolean;
  /** Symbols by code; a code without one stands for itself. */
  readonly symbols: ReadonlyMap<string, string>;
}

/** The rules of a locale as the table holds them; a digit stands for the number. */
type Rules = readonly [
  group: string,
  decimal: string,
  secondGroup: number,
  groupsFrom: number,
  pattern: number,
];

const locales = /* @__PURE__ */ readLocales();

/**
 * Finds how a locale writes money; a locale that is not in the table is written like the first one
 * of its language, else like en-US. The result is the same in every browser and on every server.
 *
 * @param locale BCP 47, such as `de-AT`
 */
export function findMoneyLocale(locale: string): MoneyLocale {
  const found = locales.get(locale) ?? locales.get(languageOf(locale));
  // The table always contains English.
  return found ?? (locales.get('en') as MoneyLocale);
}

function readLocales(): ReadonlyMap<string, MoneyLocale> {
  const map = new Map<string, MoneyLocale>();
  for (const line of localeLines.split('\n')) {
    // A line has all of these; the rules are a text of which each character is one rule.
    const [name, rules, ...symbols] = line.split(' ') as unknown as [string, Rules, ...string[]];
    const [group, decimal, secondGroup, groupsFrom, pattern] = rules;
    const patterns = patternLines[pattern] as string;
    const entry = {
      group,
      // Keyboards have one space and one apostrophe where typesetters have several.
      groups: [' \u00a0\u202f', "'\u2019"].find((signs) => signs.includes(group)) ?? group,
      decimal,
      secondGroup: +secondGroup,
      groupsFrom: +groupsFrom,
      signs: patterns.split('|').map((text) => text.split(/[¤#]/)),
      symbolFirst: /¤.*#\|/.test(patterns),
      symbols: new Map(symbols.map((symbol) => [symbol.slice(0, 3), symbol.slice(3)])),
    };
    map.set(name, entry).set(languageOf(name), map.get(languageOf(name)) ?? entry);
  }
  return map;
}

function languageOf(locale: string): string {
  return locale.replace(/-.*/, '');
}
