/**
 * Reads a custom property that a served page gives an element by a class of its one style sheet.
 *
 * @param root the element
 * @param name such as `--fr-image-ratio`
 * @returns undefined if it has none, or it is no number
 */
export function readPageNumber(root: Element, name: `--${string}`): number | undefined {
  const sheets = [...root.ownerDocument.querySelectorAll('style')].map(
    (style) => style.textContent,
  );
  for (const className of root.classList) {
    if (!/^v-[a-z\d]+$/.test(className)) continue;
    for (const sheet of sheets) {
      const rule = sheet?.split(`.${className}{`)[1]?.split('}')[0] ?? '';
      const value = rule
        .split(';')
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1);
      if (value !== undefined && Number.isFinite(Number(value))) return Number(value);
    }
  }
  return undefined;
}
