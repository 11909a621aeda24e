import { css } from '@frontage/site-model';

/** The look of figures: sums, charts and tables. */
export const figuresStyle = css`
  .filters.short {
    margin-block-end: var(--fr-space-4);
  }
  .filters.short .field:first-child {
    flex: 0 1 9rem;
  }
  .row.periods {
    align-items: center;
  }
  .row.periods > * {
    margin: 0;
  }
  .keyfigures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--fr-space-5);
    margin: 0 0 var(--fr-space-6);
  }
  .keyfigures dt {
    color: var(--fr-color-text-quiet);
    font-size: var(--fr-size-4);
  }
  .keyfigures dd {
    display: grid;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .keyfigures strong {
    font-size: var(--fr-size-7);
    line-height: 1.3;
    font-weight: var(--fr-weight-bold);
    overflow-wrap: anywhere;
  }
  .keyfigures dd span {
    font-size: var(--fr-size-4);
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--fr-space-6);
    align-items: start;
    margin-block-end: var(--fr-space-4);
  }
  .chart {
    margin: 0;
    min-inline-size: 0;
  }
  .chart svg {
    display: block;
    inline-size: 100%;
    block-size: 15rem;
    font-size: var(--fr-size-3);
    fill: currentColor;
  }
  .chart .bar,
  .meter rect {
    fill: var(--fr-color-accent);
  }
  .chart .column {
    fill: transparent;
  }
  .chart .axis {
    fill: var(--fr-color-text-quiet);
  }
  .chart .zero {
    stroke: var(--fr-color-line-strong);
  }
  .chart line.before {
    stroke: var(--fr-color-text-quiet);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  .chart figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-1) var(--fr-space-5);
    font-size: var(--fr-size-3);
  }
  .key {
    display: inline-flex;
    align-items: center;
    gap: var(--fr-space-2);
  }
  .key::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: var(--fr-color-accent);
  }
  .key.before::before {
    block-size: 0;
    background: none;
    border-block-start: 2px dashed var(--fr-color-text-quiet);
  }
  .scroll {
    max-block-size: 17rem;
    overflow: auto;
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
  }
  .figures {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--fr-size-4);
    font-variant-numeric: tabular-nums;
  }
  .figures.wide {
    max-inline-size: 44rem;
    font-size: inherit;
    margin-block-end: var(--fr-space-4);
  }
  .figures th,
  .figures td {
    padding: var(--fr-space-2) var(--fr-space-3);
    text-align: end;
    font-weight: var(--fr-weight-regular);
    border-block-end: 1px solid var(--fr-color-line);
    white-space: nowrap;
    vertical-align: top;
  }
  .figures tr:last-child > * {
    border: 0;
  }
  .figures th:first-child {
    text-align: start;
  }
  .figures.wide th:first-child {
    padding-inline-start: 0;
    inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .figures.wide td:last-child,
  .figures.wide thead th:last-child {
    padding-inline-end: 0;
  }
  .figures.stacked thead th {
    white-space: normal;
  }
  .figures thead th {
    font-size: var(--fr-size-3);
    color: var(--fr-color-text-quiet);
  }
  .scroll thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--fr-color-surface);
  }
  .meter {
    display: block;
    inline-size: 100%;
    block-size: 6px;
    margin-block-start: var(--fr-space-1);
  }
`;
