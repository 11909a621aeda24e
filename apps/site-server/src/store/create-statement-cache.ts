/**
 * The most statements that are kept prepared; a list of ids makes a text for each of its lengths.
 */
const mostStatements = 500;

/** Prepared statements by their text. */
export interface StatementCache<Statement> {
  /** Returns the statement of a text, and prepares it on the first call. */
  get(sql: string): Statement;
}

/**
 * Keeps statements prepared. A statement that changes the schema runs once and is not kept.
 *
 * @param prepare prepares a text
 * @param limit the most that are kept; the oldest are dropped first. @default 500
 */
export function createStatementCache<Statement>(
  prepare: (sql: string) => Statement,
  limit = mostStatements,
): StatementCache<Statement> {
  const preparedByText = new Map<string, Statement>();
  return {
    get(sql) {
      const cached = preparedByText.get(sql);
      if (cached !== undefined) return cached;
      const statement = prepare(sql);
      if (/^\s*(create|alter|drop|pragma)\b/i.test(sql)) return statement;
      for (const oldest of preparedByText.keys()) {
        if (preparedByText.size < limit) break;
        preparedByText.delete(oldest);
      }
      preparedByText.set(sql, statement);
      return statement;
    },
  };
}
