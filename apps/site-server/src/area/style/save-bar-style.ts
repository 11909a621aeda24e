import { css } from '@frontage/site-model';

/** The look of the bar that saves a page or acts on picked rows. */
export const saveBarStyle = css`
  form:not([data-sheet]) [data-keys] {
    display: none;
  }
  .savebar {
    position: sticky;
    inset-block-end: 0;
    align-items: center;
    padding-block: var(--fr-space-4);
    background: var(--fr-color-ground);
    border-block-start: 1px solid var(--fr-color-line);
  }
  .savebar p {
    margin: 0;
  }
  form:has(.savebar) .list tbody:last-child tr:last-child,
  form:has(.savebar) .list tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }
  form:has([data-pick]):not(:has([data-pick]:checked)) .savebar:has([data-picked]) {
    position: static;
  }
  .bars {
    display: contents;
  }
  form:has([data-pick]:checked) .bars {
    display: block;
    position: sticky;
    inset-block-end: 0;
    background: var(--fr-color-ground);
  }
  form:has([data-pick]:checked) .bars .savebar {
    position: static;
    margin-block-start: 0;
  }
  .hint {
    font-size: var(--fr-size-4);
  }
`;
