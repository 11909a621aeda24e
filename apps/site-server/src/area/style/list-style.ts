import { css } from '@frontage/site-model';

/** The look of lists: rows, states, filters, and where nothing is yet. */
export const listStyle = css`
  .offline:empty {
    display: none;
  }
  .offline {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    margin: 0 0 var(--fr-space-5);
    padding: var(--fr-space-3) var(--fr-space-4);
    border-inline-start: 3px solid var(--fr-color-warning);
    border-radius: var(--fr-radius-1);
    background: var(--fr-color-surface);
  }
  .content {
    min-inline-size: 0;
    max-inline-size: 64rem;
    padding: var(--fr-space-8);
  }
  .list {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .list th {
    font-size: var(--fr-size-4);
    font-weight: var(--fr-weight-medium);
    color: var(--fr-color-text-quiet);
  }
  .list th,
  .list td {
    padding: var(--fr-space-3) var(--fr-space-4);
    text-align: start;
    vertical-align: middle;
    border-block-end: 1px solid var(--fr-color-line);
  }
  .list th:first-child,
  .list td:first-child {
    padding-inline-start: 0;
  }
  .list th:last-child,
  .list td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  .list th[scope='row'] {
    font-size: inherit;
    color: inherit;
    font-weight: var(--fr-weight-regular);
    min-inline-size: 9rem;
  }
  .list tr[data-new] th[scope='row'] a {
    font-weight: var(--fr-weight-bold);
  }
  .list .excerpt {
    overflow-wrap: anywhere;
  }
  .states {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fr-space-4);
  }
  .list time {
    white-space: nowrap;
  }
  .state {
    display: inline-flex;
    align-items: center;
    gap: var(--fr-space-2);
    font-size: var(--fr-size-3);
    color: var(--fr-color-text-quiet);
    white-space: nowrap;
  }
  .state::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--fr-color-accent);
  }
  .state[data-state='warning']::before {
    background: var(--fr-color-warning);
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-4);
    align-items: end;
    margin-block-end: var(--fr-space-6);
  }
  .filters .field {
    margin: 0;
    min-inline-size: 8rem;
    max-inline-size: 13rem;
  }
  .filters .field:first-child {
    flex: 1 1 12rem;
    max-inline-size: none;
  }
  .filters .button[data-look='quiet'] {
    min-block-size: 36px;
  }
  .filters > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
  }
  .empty {
    display: grid;
    gap: var(--fr-space-3);
    justify-items: start;
    max-inline-size: 44rem;
    margin-block-end: var(--fr-space-5);
    padding: var(--fr-space-6);
    border: 1px dashed var(--fr-color-line-strong);
    border-radius: var(--fr-radius-2);
  }
  .empty p {
    margin: 0;
  }
`;
