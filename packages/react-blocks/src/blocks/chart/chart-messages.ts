/** What is wrong with a table of numbers, word for word [8.13]. */
export const chartMessages = {
  empty: 'Data is empty',
  encoding: 'Invalid encoding map',
} as const;
