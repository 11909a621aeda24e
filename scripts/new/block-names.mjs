const SHAPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Spells the name of a block, or of something else, in every style.
 *
 * @param {string} name kebab-case, such as `search-preview`
 * @param {string} [what] it is the name of
 * @returns {{ name: string, camel: string, pascal: string, words: string }}
 * @throws if it is none, with the name that was probably meant
 */
export function blockNames(name, what = 'block') {
  if (!SHAPE.test(name)) {
    const meant = kebabCase(name);
    throw new Error(
      `"${name}" is no name for a ${what}: use lowercase words with hyphens, the first of them with a letter at its start, such as ${SHAPE.test(meant) ? meant : 'search-preview'}.`,
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

function kebabCase(name) {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_-]+/g, '-')
    .toLowerCase();
}
