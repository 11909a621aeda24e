/** The answers to a statement, from disagreement to agreement, as they are sent [9.10]. */
export const likertScores = ['-2', '-1', '0', '1', '2'] as const;

/** One of `likertScores`. */
export type LikertScore = (typeof likertScores)[number];

/** Whether a text is one of `likertScores`. */
export function isLikertScore(text: string): text is LikertScore {
  return /^(0|-?[12])$/.test(text);
}
