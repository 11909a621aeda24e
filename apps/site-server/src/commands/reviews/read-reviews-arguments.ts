import { parseArgs } from 'node:util';
import { explainWords, unknownWord } from '../terminal/explain-words';

/** What `reviews --help` prints. */
export const reviewsHelp = `Manages what buyers say of products:

  reviews list [--state waiting|published|refused]
  reviews approve <review>
  reviews refuse <review>

  --site    id of the site; can be left out when there is only one
  list      shows reviews with their ids; those that wait for you, unless --state says otherwise
  approve   shows a review on its product's page, and counts its stars
  refuse    keeps it from visitors; you can still approve it
`;

const states = ['waiting', 'published', 'refused'] as const;

/** What the command was asked for. */
export type ReviewsArguments = { readonly site: string | undefined } & (
  | { readonly do: 'list'; readonly state: (typeof states)[number] }
  | { readonly do: 'approve' | 'refuse'; readonly review: string }
);

/**
 * Reads the words after `reviews`.
 *
 * @returns a line that says what is wrong
 */
export function readReviewsArguments([name = '', ...args]: readonly string[]):
  | ReviewsArguments
  | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, state: { type: 'string', default: 'waiting' } },
      allowPositionals: true,
    });
    const { site } = values;
    const [review, extra] = positionals;
    if (name === 'list') {
      const state = states.find((known) => known === values.state);
      if (review !== undefined) return `${JSON.stringify(review)} is one argument too many.`;
      return state === undefined
        ? `--state is ${JSON.stringify(values.state)}, expected one of ${states.join(', ')}.`
        : { do: 'list', site, state };
    }
    if (name !== 'approve' && name !== 'refuse') return unknownWord('reviews', name);
    if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
    return review === undefined
      ? `reviews ${name} needs the id of a review. To see them: reviews list`
      : { do: name, site, review };
  } catch (error) {
    return explainWords(error);
  }
}
