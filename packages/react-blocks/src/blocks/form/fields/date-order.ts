const dateParts = ['month', 'day', 'year'] as const;

/** A part of a date, as in the name of its control. */
export type DatePart = (typeof dateParts)[number];

/** Gives the order in which a language writes a date; day, month, year for an unknown language. */
export function dateOrder(locale: string): readonly DatePart[] {
  const parts =
    attempt(() => new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0)) ?? [];
  const order = parts.flatMap(({ type }) => dateParts.find((part) => part === type) ?? []);
  return order.length === dateParts.length ? order : ['day', 'month', 'year'];
}

/** Whether a language counts hours to 12, with am and pm. */
export function countsTo12(locale: string): boolean {
  return (
    attempt(() => new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12) ??
    false
  );
}

/** Gives a currency's sign in a language, and its side of the amount. */
export function currencySign(
  locale: string,
  currency: string,
): { readonly sign: string; readonly isBehind: boolean } {
  const format = attempt(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
  );
  const parts = format?.formatToParts(1) ?? [];
  const index = parts.findIndex(({ type }) => type === 'currency');
  return {
    sign: parts[index]?.value ?? currency,
    isBehind: index > parts.findIndex(({ type }) => type === 'integer'),
  };
}

/** An invalid tag must not prevent a form from being shown. */
function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
