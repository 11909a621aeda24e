/** With more values than this, a list is easier to use than a row of chips. */
export const mostChips = 12;
