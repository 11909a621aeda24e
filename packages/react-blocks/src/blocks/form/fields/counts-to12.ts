import { formatOrUndefined } from './format-or-undefined';

/** Whether a language counts hours to 12, with am and pm. */
export function countsTo12(locale: string): boolean {
  return (
    formatOrUndefined(
      () => new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12,
    ) ?? false
  );
}
