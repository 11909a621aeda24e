/** The attributes of the kinds of field other than a single text, beside `formParts`. */
export const kindParts = {
  /** On a hidden control: the query parameter for its value [3.11]. */
  key: 'data-key',
  /** On the group of one statement of a likert: the statement, as it is sent [3.10]. */
  statement: 'data-statement',
} as const;
