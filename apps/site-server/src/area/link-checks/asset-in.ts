/** The id of the file that an address of the library names. */
export const assetIn = (href: string): string | undefined =>
  /^\/assets\/([\da-f]{24})\//.exec(href)?.[1];
