/** A format of the addresses of a blog's posts, or why it is none. */
export type BlogAddressFormat = { readonly format: string } | { readonly wrong: string };

/**
 * Reads the format of the addresses of a blog's posts [5.09], such as `%y/%m/%t`: slashes at its
 * start are left out; it may have lowercase letters, digits, hyphens and slashes, and behind a `%`
 * one of `y` (year), `m` (month), `d` (day) and `t` (title).
 *
 * @param entered as it was entered; blanks around it do not count
 */
export function readBlogAddressFormat(entered: string): BlogAddressFormat {
  const format = entered.trim().replace(/^\/+/, '');
  return /^(?:[a-z\d/-]|%[ymdt])+$/.test(format) ? { format } : { wrong: format };
}

/** What the tokens of an address format stand for. */
export interface BlogAddressParts {
  /** As `2026-03-09`. */
  readonly date: string;
  /** The words of the title as an address has them, such as `first-firing`. */
  readonly title: string;
}

/**
 * Fills a format of addresses [5.09]: `%y` is the year with four digits, `%m` the month and `%d`
 * the day with two, `%t` the title. Slashes and hyphens that would leave a segment empty, or stand
 * at its edges, are left out.
 *
 * @param format as `readBlogAddressFormat` gives it
 * @param parts of the post
 */
export function fillBlogAddressFormat(format: string, { date, title }: BlogAddressParts): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const values: Readonly<Record<string, string>> = { y: year, m: month, d: day, t: title };
  return format
    .replaceAll(/%([ymdt])/g, (_token, name: string) => values[name] ?? '')
    .split('/')
    .map((segment) => segment.replaceAll(/^-+|-+$/g, ''))
    .filter((segment) => segment !== '')
    .join('/');
}
