/** The answers to a statement, from disagreement to agreement, as they are sent [9.10]. */
export const likertScores: readonly string[] = ['-2', '-1', '0', '1', '2'];
