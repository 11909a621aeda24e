import {
  fractionDigits,
  isCurrencyCode,
  parseMoney,
  perMillion,
  type CurrencyCode,
} from '@frontage/commerce-model';
import type { ListedCoupon } from '../../shop/codes/list-coupons';
import type { CouponInput } from '../../shop/codes/stored-coupon';
import { readZonedTime, writeZonedTime } from '../../sites/zoned-time';
import { sayOfCodes } from './code-texts';

/** The controls of a code's form by name. */
export type CodeFields = Readonly<Record<string, string>>;

/** What the form needs beside the code. */
export interface CodeFacts {
  readonly currencies: readonly CurrencyCode[];
  readonly timeZone: string;
  /** Addresses of products by their ids. */
  readonly slugs: ReadonlyMap<string, string>;
}

/** The form of a new code. */
export const blankCode: CodeFields = { kind: 'percent' };

/** Writes a code into the controls of its form. */
export function writeCodeFields(coupon: ListedCoupon, facts: CodeFacts): CodeFields {
  const time = (moment: number | null) =>
    moment === null ? '' : writeZonedTime(moment, facts.timeZone);
  const amounts = Object.entries(coupon.amounts).flatMap(([currency, amount]) =>
    isCurrencyCode(currency)
      ? [
          [`cents-${currency}`, amountText(amount.cents, currency)],
          [`minimum-${currency}`, amountText(amount.minSubtotalCents, currency)],
        ]
      : [],
  );
  return {
    code: coupon.code,
    kind: coupon.kind,
    rate: coupon.ratePerMillion === 0 ? '' : String((coupon.ratePerMillion * 100) / perMillion),
    ...Object.fromEntries(amounts),
    starts: time(coupon.startsAt),
    ends: time(coupon.endsAt),
    uses: usesText(coupon),
    products: coupon.productIds.map((id) => facts.slugs.get(id) ?? id).join('\n'),
  };
}

/** Writes how often a code may still be used. */
export function usesText({ usesLeft }: Pick<ListedCoupon, 'usesLeft'>): string {
  return usesLeft === null ? '' : String(usesLeft);
}

/** A code as it was entered. */
export interface ReadCode {
  readonly input: CouponInput;
  /** What is wrong, by the names of the controls. */
  readonly wrong: ReadonlyMap<string, string>;
}

/**
 * Reads the controls of a code's form.
 *
 * @param fields the controls
 * @param facts what the form needs; its addresses are those of all products that are named
 */
export function readCodeFields(fields: CodeFields, facts: CodeFacts): ReadCode {
  const wrong = new Map<string, string>();
  const text = (name: string) => (fields[name] ?? '').trim();
  const kind = (['percent', 'amount', 'shipping'] as const).find(
    (codeKind) => codeKind === text('kind'),
  );
  if (!/^[\w-]{1,40}$/.test(text('code'))) wrong.set('code', sayOfCodes('wrongCode'));
  const amounts = readAmounts(text, facts, wrong);
  if (kind === 'amount' && !Object.values(amounts).some(({ cents }) => cents > 0))
    wrong.set(`cents-${facts.currencies[0]}`, sayOfCodes('noAmount'));
  const startsAt = readTime(text('starts'), facts);
  const endsAt = readTime(text('ends'), facts);
  if (startsAt === undefined) wrong.set('starts', sayOfCodes('wrongTime'));
  if (endsAt === undefined) wrong.set('ends', sayOfCodes('wrongTime'));
  if (startsAt && endsAt && endsAt <= startsAt) wrong.set('ends', sayOfCodes('wrongOrder'));
  const uses = text('uses');
  if (!/^\d{0,7}$/.test(uses) || Number(uses) > 1_000_000)
    wrong.set('uses', sayOfCodes('wrongUses'));
  const input: CouponInput = {
    code: text('code'),
    kind: kind ?? 'percent',
    ratePerMillion: kind === 'percent' ? readRate(text('rate'), wrong) : 0,
    amounts,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    usesLeft: uses === '' || wrong.has('uses') ? null : Number(uses),
    productIds: readProducts(text('products'), facts, wrong),
  };
  return { input, wrong };
}

/** The addresses of products that a form names. */
export function readSlugs(fields: CodeFields): readonly string[] {
  const lines = (fields['products'] ?? '').split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, 500);
}

function readProducts(text: string, { slugs }: CodeFacts, wrong: Map<string, string>): string[] {
  const ids = new Map([...slugs].map(([id, slug]) => [slug, id]));
  return readSlugs({ products: text }).flatMap((line) => {
    const slug = line.replace(/^\//, '');
    const id = ids.get(slug) ?? (slugs.has(line) ? line : undefined);
    if (id === undefined) wrong.set('products', sayOfCodes('wrongProduct', { slug }));
    return id ?? [];
  });
}

function readRate(text: string, wrong: Map<string, string>): number {
  const percent = /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  if (percent > 0 && percent <= 100) return Math.round((percent * perMillion) / 100);
  wrong.set('rate', sayOfCodes('wrongRate'));
  return 0;
}

function readAmounts(
  text: (name: string) => string,
  { currencies }: CodeFacts,
  wrong: Map<string, string>,
): Record<string, { cents: number; minSubtotalCents: number }> {
  const read = (name: string, currency: CurrencyCode) => {
    if (text(name) === '') return 0;
    const cents = parseMoney(text(name), currency, 'en').money?.cents ?? -1;
    if (cents < 0) wrong.set(name, sayOfCodes('wrongAmount'));
    return Math.max(0, cents);
  };
  const entries = currencies.map(
    (currency): [string, { cents: number; minSubtotalCents: number }] => [
      currency,
      {
        cents: read(`cents-${currency}`, currency),
        minSubtotalCents: read(`minimum-${currency}`, currency),
      },
    ],
  );
  return Object.fromEntries(
    entries.filter(([, { cents, minSubtotalCents }]) => cents > 0 || minSubtotalCents > 0),
  );
}

/** Null for no time, undefined for what is none. */
function readTime(text: string, { timeZone }: CodeFacts): number | null | undefined {
  return text === '' ? null : readZonedTime(text, timeZone);
}

function amountText(cents: number, currency: CurrencyCode): string {
  const digits = fractionDigits(currency);
  return cents === 0 ? '' : (cents / 10 ** digits).toFixed(digits);
}
