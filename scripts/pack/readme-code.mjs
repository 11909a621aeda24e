/**
 * The first block of code of a README in one language.
 *
 * @param {string} readme
 * @param {string} language such as `ts`
 * @returns {string | undefined}
 */
export function readmeCode(readme, language) {
  const [, code] = new RegExp(`\`\`\`${language}\\r?\\n([^]*?)\`\`\``).exec(readme) ?? [];
  return code;
}
