import { css } from '@frontage/site-model';

/** The look of what was entered, and of the acts below it. */
export const entryStyle = css`
  .more {
    margin-block-end: var(--fr-space-5);
  }
  .more summary {
    min-block-size: 36px;
    align-content: center;
    cursor: pointer;
    font-weight: var(--fr-weight-medium);
  }
  .list .said {
    margin: var(--fr-space-2) 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .list .check {
    margin: 0;
  }
  .list tfoot th,
  .list tfoot td {
    font-weight: var(--fr-weight-medium);
  }
  .list .wrong {
    margin: var(--fr-space-2) 0 0;
    color: var(--fr-color-danger);
    font-size: var(--fr-size-4);
  }
  @media print {
    :root {
      color-scheme: light;
    }
    .noprint {
      display: none;
    }
    .paper {
      padding: 0;
      max-inline-size: none;
    }
  }
  .entries {
    display: grid;
    gap: var(--fr-space-5);
    margin: 0;
    max-inline-size: 44rem;
  }
  .entries dt {
    color: var(--fr-color-text-quiet);
    font-size: var(--fr-size-4);
  }
  .entries dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .entries dt:has(a) {
    font-size: inherit;
    font-weight: var(--fr-weight-medium);
  }
  .entries dt:has(a) + dd {
    color: var(--fr-color-text-quiet);
    font-size: var(--fr-size-4);
  }
  .files {
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  .aside {
    margin: var(--fr-space-6) 0 0;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
    margin-block-start: var(--fr-space-6);
  }
  .list td .row,
  .list td:last-child .states {
    justify-content: flex-end;
  }
`;
