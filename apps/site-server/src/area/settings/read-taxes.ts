import type { ShopSettings } from '../../shop/settings/shop-settings';
import { freeId } from './free-id';
import { listCodes, readCountries } from './read-countries';
import type { WrongSetting } from './setting-field';
import { wrongValue } from './wrong-value';

type ShopTaxRule = ShopSettings['taxRules'][number];

/** Writes taxes as an owner edits them, one a line. */
export function writeTaxes(rules: ShopSettings['taxRules']): string {
  return rules
    .map(({ name, ratePerMillion, countries, regions, appliesToShipping }) => {
      const within = regions.length > 0 ? `: ${regions.join(', ')}` : '';
      const place = countries.length > 0 ? countries.join(', ') + within : everywhere;
      return [
        name,
        `${ratePerMillion / 10_000} %`,
        place,
        ...(appliesToShipping ? [onShipping] : []),
      ].join(' | ');
    })
    .join('\n');
}

const everywhere = 'everywhere';
const onShipping = 'also on shipping';

/**
 * Reads taxes, one a line: `VAT | 20 % | GB | also on shipping`. A tax keeps its id by its name.
 *
 * @param entered the lines
 * @param before the taxes that there were
 */
export function readTaxes(
  entered: string,
  before: ShopSettings['taxRules'],
): readonly ShopTaxRule[] | WrongSetting {
  const rules: ShopTaxRule[] = [];
  for (const [index, line] of entered.split('\n').entries()) {
    if (line.trim() === '') continue;
    const rule = readTax(line, new Set(rules.map(({ id }) => id)), before);
    if ('wrong' in rule) return { wrong: `Line ${index + 1}: ${rule.wrong}` };
    rules.push(rule);
  }
  return rules.length > 200 ? { wrong: 'A shop has up to 200 taxes.' } : rules;
}

function readTax(
  line: string,
  taken: ReadonlySet<string>,
  before: ShopSettings['taxRules'],
): ShopTaxRule | WrongSetting {
  const [name = '', rate = '', place = everywhere, shipping, ...more] = line
    .split('|')
    .map((part) => part.trim());
  if (name === '' || more.length > 0)
    return { wrong: `write it as VAT | 20 % | GB | ${onShipping}.` };
  const [, percent] = /^(\d{1,3}(?:\.\d{1,4})?)\s*%?$/.exec(rate) ?? [];
  if (percent === undefined || Number(percent) > 100)
    return { wrong: wrongValue(rate, 'a rate', 'Enter one such as 20 or 7.25 %.') };
  if (shipping !== undefined && shipping.toLowerCase() !== onShipping)
    return { wrong: `the last part is either not there, or: ${onShipping}.` };
  const [countryText = '', regionText = ''] =
    place.toLowerCase() === everywhere ? [] : place.split(':');
  const countries = readCountries(countryText);
  if ('wrong' in countries) return countries;
  const known = before.find((rule) => rule.name === name && !taken.has(rule.id));
  return {
    id: known?.id ?? freeId(name, new Set([...taken, ...before.map(({ id }) => id)]), 'tax'),
    name,
    ratePerMillion: Math.round(Number(percent) * 10_000),
    appliesToShipping: shipping !== undefined,
    countries,
    regions: listCodes(regionText),
  };
}
