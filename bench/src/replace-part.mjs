const intro = `# Results

Written by \`pnpm bench\`; [README](README.md) says what is measured and how. Machines are noisy: a figure of time
is compared inside one interleaved run only. Figures are medians, with the lowest and highest round in brackets.
`;

/**
 * Puts a bench's part into the text of \`results.md\`; parts of other benches stay as they are.
 *
 * @param {string} text the file as it is, '' when there is none
 * @param {string} name of the bench
 * @param {string} part its Markdown
 * @returns {string}
 */
export function replacePart(text, name, part) {
  const parts = new Map(
    [...text.matchAll(/<!-- ([\w-]+) -->\n([\s\S]*?)\n<!-- end of \1 -->/g)].map(
      ([, key, body]) => [key, body],
    ),
  );
  parts.set(name, part.trim());
  const ordered = [...parts].sort(([a], [b]) => a.localeCompare(b));
  return [
    intro,
    ...ordered.map(([key, body]) => `<!-- ${key} -->\n${body}\n<!-- end of ${key} -->\n`),
  ].join('\n');
}
