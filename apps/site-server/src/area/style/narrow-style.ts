import { breakpoints, css } from '@frontage/site-model';

/** The look on small screens: after all others. */
export const narrowStyle = css`
  @media (width < ${breakpoints.wide}px) {
    .beside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (width < ${breakpoints.desktop}px) {
    .filters .field:not(:first-child) {
      flex: 1 1 6rem;
      min-inline-size: 0;
    }
    .area {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
    .rail {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      gap: var(--fr-space-3);
      padding: var(--fr-space-4) var(--fr-space-5);
      border-inline-end: 0;
      border-block-end: 1px solid var(--fr-color-line);
    }
    .rail .site {
      padding: 0;
    }
    .rail .who {
      grid-column: 1/-1;
      margin: 0;
      padding: var(--fr-space-4) 0 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      border-block-start: 1px solid var(--fr-color-line);
    }
    .rail [data-keys] {
      display: none;
    }
    .content {
      padding: var(--fr-space-6) var(--fr-space-5);
    }
  }
  @supports selector(:popover-open) {
    @media (width < ${breakpoints.desktop}px) {
      .rail > button {
        display: inline-flex;
      }
      .rail nav:not(:popover-open) {
        display: none;
      }
      .rail nav:popover-open {
        position: fixed;
        display: grid;
        inset: 0 0 auto;
        grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
        gap: var(--fr-space-5);
        max-block-size: 100dvh;
        padding: var(--fr-space-5);
        border-block-end: 1px solid var(--fr-color-line-strong);
        background: var(--fr-color-surface);
        overflow-y: auto;
      }
      .rail nav::backdrop {
        background: rgb(0 0 0/0.4);
      }
    }
  }
  @media (max-width: 599px) {
    /* With two choices or fewer, what is searched has a row of its own. */
    .filters[role='search']:not(:has(.field:nth-child(4))) .field:first-child {
      flex-basis: 100%;
    }
    /* What is chosen can be read, also beside the way back to all. */
    .filters[role='search']:not(:has(.field:nth-child(4))) .field:not(:first-child) {
      flex-basis: 8rem;
    }
    .list,
    .list tbody,
    .list tr,
    .list td,
    .list th[scope='row'] {
      display: block;
    }
    .list thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .list tr {
      padding: var(--fr-space-4) 0;
      border-block-end: 1px solid var(--fr-color-line);
    }
    .list td .row,
    .list td:last-child .states {
      justify-content: flex-start;
    }
    .states .state {
      white-space: normal;
    }
    .list td,
    .list td.money,
    .list th[scope='row'],
    .list td:last-child {
      padding: var(--fr-space-1) 0;
      border: 0;
      text-align: start;
    }
    .list:has([data-pick]) tr {
      position: relative;
      padding-inline-start: var(--fr-space-8);
    }
    .list td:empty {
      display: none;
    }
    .list td[data-head]::before {
      content: attr(data-head) ' ';
      color: var(--fr-color-text-quiet);
    }
    .figures.stacked,
    .figures.stacked tbody,
    .figures.stacked tr {
      display: block;
    }
    .figures.stacked thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .figures.stacked tr {
      padding: var(--fr-space-3) 0;
      border-block-end: 1px solid var(--fr-color-line);
    }
    .figures.stacked tr > * {
      display: flex;
      justify-content: space-between;
      gap: var(--fr-space-4);
      padding: var(--fr-space-1) 0;
      border: 0;
    }
    .figures.stacked tbody th {
      display: block;
      font-weight: var(--fr-weight-bold);
    }
    .figures.stacked td::before {
      content: attr(data-head);
      color: var(--fr-color-text-quiet);
    }
    .sums {
      max-inline-size: none;
    }
    /* Of the heads, what selects all stays, with its words; its room is there before the script. */
    .list thead:has([data-pick-all]) {
      position: static;
      display: block;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
    .list thead:has([data-pick-all]) tr {
      padding: 0;
    }
    .list thead:has([data-pick-all]) th {
      display: none;
    }
    .list thead th:has([data-pick-all]) {
      display: flex;
      align-items: center;
      min-block-size: 44px;
      padding: 0;
      text-align: start;
    }
    [data-pick-all]::after {
      content: attr(data-words);
      white-space: normal;
    }
    .list td:has([data-pick]) {
      position: absolute;
      inset-inline-start: 0;
    }
    .savebar [data-picked] {
      flex-basis: 100%;
    }
    .pieces {
      justify-content: flex-start;
    }
    .narrow {
      display: inline;
    }
  }
`;
