/**
 * Packs the rules of a style sheet that stands in a page: as a template's tag, which formatters
 * know, so that its source is read like any sheet. Blank space goes where it says nothing; texts in
 * quotes may not have two blanks in a row, nor a blank beside `{`, `}`, `;`, `,` or behind `:`.
 *
 * @param rules of the sheet
 * @param values that stand between them, such as a width or other packed rules
 * @returns the rules in one line
 */
export function css(
  rules: Readonly<TemplateStringsArray>,
  ...values: readonly (string | number)[]
): string {
  return String.raw(rules, ...values)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}');
}
