import { localeLines, patternLines } from './locale.table';

/** How a locale writes money. */
export interface MoneyLocale {
  /** Between thousands. */
  readonly group: string;
  /** What is read as such. */
  readonly groups: string;
  readonly decimal: string;
  /** Digits in every group but the last, which has three: 2 in India. */
  readonly secondGroup: number;
  /** Digits from which on there are groups at all. */
  readonly groupsFrom: number;
  /** What stands before, between and behind symbol and number, from 0 on and below 0. */
  readonly signs: readonly (readonly string[])[];
  readonly symbolFirst: boolean;
  /** By code; a code that is not in it stands for itself. */
  readonly symbols: ReadonlyMap<string, string>;
}

/** The rules of a locale as the table has them; a digit counts as the number that it writes. */
type Rules = readonly [
  group: string,
  decimal: string,
  secondGroup: number,
  groupsFrom: number,
  pattern: number,
];

const locales = /* @__PURE__ */ readLocales();

/**
 * How a locale writes money; for one that is not in the table the first of its
 * language, else en-US. The answer is the same in every browser and on every server.
 *
 * @param locale BCP 47, such as `de-AT`
 */
export function findMoneyLocale(locale: string): MoneyLocale {
  const found = locales.get(locale) ?? locales.get(languageOf(locale));
  // The table holds English.
  return found ?? (locales.get('en') as MoneyLocale);
}

function readLocales(): ReadonlyMap<string, MoneyLocale> {
  const map = new Map<string, MoneyLocale>();
  for (const line of localeLines.split('\n')) {
    // A line has all of these; the rules are a text, of which each character is one.
    const [name, rules, ...symbols] = line.split(' ') as unknown as [string, Rules, ...string[]];
    const [group, decimal, secondGroup, groupsFrom, pattern] = rules;
    const both = patternLines[pattern] as string;
    const entry = {
      group,
      // Keyboards have one space and one apostrophe where typesetters have several.
      groups: [' \u00a0\u202f', "'\u2019"].find((signs) => signs.includes(group)) ?? group,
      decimal,
      secondGroup: +secondGroup,
      groupsFrom: +groupsFrom,
      signs: both.split('|').map((text) => text.split(/[¤#]/)),
      symbolFirst: /¤.*#\|/.test(both),
      symbols: new Map(symbols.map((symbol) => [symbol.slice(0, 3), symbol.slice(3)])),
    };
    map.set(name, entry).set(languageOf(name), map.get(languageOf(name)) ?? entry);
  }
  return map;
}

function languageOf(locale: string): string {
  return locale.replace(/-.*/, '');
}
