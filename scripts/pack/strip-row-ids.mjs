const ID = String.raw`\[\d+\.\d+[a-z]?\]`;

/** An id, or several in a row, with the room before it; ids in brackets go with these. */
const IDS = new RegExp(
  String.raw`(?:\s*\n\s*\*)?\s*(?:\((?:see )?${ID}(?:,? ${ID})*\)|${ID}(?:[–-]${ID})?)`,
  'g',
);

/**
 * Takes the ids of facts, such as `[4.18]`, out of the comments of a file of types.
 *
 * @param {string} types the text of a `.d.ts`
 * @returns {string} the same, code untouched
 */
export function stripRowIds(types) {
  return types.replace(/\/\*\*[^]*?\*\//g, (comment) => comment.replace(IDS, ''));
}

/**
 * @param {string} types the text of a `.d.ts`
 * @returns {string[]} the ids that its comments still have
 */
export function rowIdsOf(types) {
  return (types.match(/\/\*\*[^]*?\*\//g) ?? []).flatMap(
    (comment) => comment.match(new RegExp(ID, 'g')) ?? [],
  );
}
