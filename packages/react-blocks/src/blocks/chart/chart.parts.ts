/** Attributes of a chart. */
export const chartAttributes = {
  /** In published markup: its JSON. */
  published: 'data-block-json',
  /** On what is drawn: the number of its series, of which six have a colour. */
  series: 'data-series',
  /** On the path of a line. */
  line: 'data-line',
  /** On the words of a pie. */
  pie: 'data-pie',
} as const;
