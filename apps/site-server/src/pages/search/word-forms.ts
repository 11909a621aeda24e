/** Shorter words are rarely plurals: `gas`, `bus`. */
const shortestPlural = 4;

/**
 * Gives the forms of a word in a text: itself, and its English singular or plural. In another
 * language this finds a little more at worst.
 *
 * @param word folded, see `foldWords`
 */
export function wordForms(word: string): readonly string[] {
  return [...new Set([word, ...singulars(word), ...plurals(word)])];
}

function singulars(word: string): readonly string[] {
  if (word.length < shortestPlural || !/[a-z]s$/.test(word) || /(ss|us|is)$/.test(word)) return [];
  const bare = word.slice(0, -1);
  if (word.endsWith('ies')) return [bare, `${word.slice(0, -3)}y`];
  return /(s|x|z|ch|sh|o)es$/.test(word) ? [bare, word.slice(0, -2)] : [bare];
}

function plurals(word: string): readonly string[] {
  if (word.length < shortestPlural - 1 || !/[a-z]$/.test(word) || word.endsWith('s')) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return /(x|z|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}
