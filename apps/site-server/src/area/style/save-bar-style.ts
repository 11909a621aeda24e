import { css } from '@frontage/site-model';

/** The look of the bar that saves a page or acts on picked rows. */
export const saveBarStyle = css`
  /* What a script adds has its room before it runs. */
  @media (scripting: none) {
    [data-keys] {
      display: none;
    }
  }
  @media (scripting: enabled) {
    [data-pick-word] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    [data-pick-all][hidden] {
      display: flex !important;
      visibility: hidden;
    }
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
  /* What has the focus is not scrolled to below the bar. */
  html:has(.savebar) {
    scroll-padding-block-end: 6rem;
  }
  @media (max-width: 40rem) {
    html:has(.savebar) {
      scroll-padding-block-end: 9rem;
    }
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
