/**
 * Spells the name of a block in every style.
 *
 * @param {string} name kebab-case, such as `search-preview`
 * @returns {{ name: string, camel: string, pascal: string, words: string }}
 */
export function blockNames(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is no name for a block: use lowercase words with hyphens, such as search-preview.`,
    );
  }
  const camel = name.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());
  return {
    name,
    camel,
    pascal: camel[0].toUpperCase() + camel.slice(1),
    words: name.replaceAll('-', ' '),
  };
}
