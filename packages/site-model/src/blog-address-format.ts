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
