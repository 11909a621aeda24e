import { css } from '@frontage/site-model';

/** The look of the screen of the look, beside that of the area. */
export const lookStyle = css`
  .content:has(.look) {
    max-inline-size: none;
  }
  .look {
    display: grid;
    grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr);
    gap: var(--fr-space-7);
    align-items: start;
  }
  .look-panel {
    min-inline-size: 0;
  }
  .look-bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    margin-block-end: var(--fr-space-4);
    padding-block: var(--fr-space-3);
    background: var(--fr-color-ground);
    border-block-end: 1px solid var(--fr-color-line);
  }
  .look-bar .row {
    align-items: center;
  }
  .look-bar .row + .row {
    flex-wrap: nowrap;
    align-items: start;
    margin-block-start: var(--fr-space-2);
    font-size: var(--fr-size-4);
  }
  /* Two lines have their room, so that nothing below moves when more is said. */
  .look-said {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2lh;
  }
  .look-bar .button {
    min-block-size: 32px;
    padding-inline: var(--fr-space-4);
  }
  .look-bar p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .look-bar .wrong {
    color: var(--fr-color-danger);
  }
  .look-bar p:empty {
    display: none;
  }
  .look h2,
  .look-group legend {
    margin: 0 0 var(--fr-space-2);
    padding: 0;
    font-size: var(--fr-size-6);
    line-height: 1.3;
    font-weight: var(--fr-weight-bold);
  }
  .look-group {
    margin: var(--fr-space-8) 0 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .look-group .field {
    margin: 0;
  }
  .look-group .row {
    align-items: center;
    margin-block: var(--fr-space-4) var(--fr-space-3);
  }
  .look-group [data-look-font-state] p {
    margin: 0 0 var(--fr-space-3);
  }
  .look-group [data-look-font-state] .wrong {
    color: var(--fr-color-danger);
  }
  .look-part {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--fr-space-1) var(--fr-space-4);
    align-items: center;
    padding-block: var(--fr-space-3);
  }
  .look-part .field {
    display: contents;
  }
  .look-part .field > * {
    grid-column: 1/-1;
  }
  .look-part .field > label {
    grid-area: 1/1;
  }
  .look-part > .button {
    grid-area: 1/2;
    justify-self: end;
    min-block-size: 24px;
    padding: 0 var(--fr-space-1);
    border: 0;
    color: var(--fr-color-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .look-part[data-kind='color'] .field > .wrong {
    grid-row: 2;
  }
  .look-part[data-kind='color'] .field > .hint {
    grid-row: 3;
  }
  .look-part[data-kind='color'] .field > [data-look-contrast] {
    grid-row: 4;
  }
  .look-part[data-kind='color'] .field > label {
    padding-inline-end: 3.5rem;
  }
  .look-part[data-kind='color'] > .button {
    grid-area: 1/1;
  }
  /* What appears once a part is changed has its room before. */
  .look-part > .button[hidden] {
    display: inline-flex !important;
    visibility: hidden;
  }
  .look-part .field > [data-look-contrast]:not(:empty) {
    min-block-size: 2lh;
  }
  .look-part .look-color {
    grid-area: 1/2;
    display: flex;
    gap: var(--fr-space-2);
    justify-content: end;
    /* Of the picker, which comes with the script. */
    min-inline-size: calc(6.5rem + 44px + var(--fr-space-2));
  }
  .look-color input[type='color'] {
    flex: none;
    inline-size: 44px;
    block-size: 36px;
    padding: 2px;
    cursor: pointer;
  }
  .look-color input:not([type='color']) {
    inline-size: 6.5rem;
    font-family: ui-monospace, monospace;
  }
  .look-part [data-look-contrast]:empty {
    display: none;
  }
  .look-starts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: var(--fr-space-5) var(--fr-space-4);
    margin: var(--fr-space-4) 0 0;
    padding: 0;
    list-style: none;
  }
  .look-starts button {
    display: grid;
    gap: var(--fr-space-2);
    inline-size: 100%;
    padding: var(--fr-space-2);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-2);
    font: inherit;
    font-weight: var(--fr-weight-medium);
    color: inherit;
    background: transparent;
    text-align: start;
    cursor: pointer;
  }
  .look-starts button:hover {
    background: var(--fr-color-surface);
  }
  .look-starts button[aria-pressed='true'] {
    border-color: var(--fr-color-accent);
    box-shadow: 0 0 0 1px var(--fr-color-accent);
  }
  .look-starts svg {
    display: block;
    inline-size: 100%;
    border-radius: var(--fr-radius-1);
  }
  .look-starts p {
    margin: var(--fr-space-2) 0 0;
  }
  .look-view {
    position: sticky;
    inset-block-start: var(--fr-space-4);
    display: flex;
    flex-direction: column;
    block-size: calc(100dvh - 2*var(--fr-space-4));
    min-inline-size: 0;
  }
  .look-view form {
    align-items: end;
    margin-block-end: var(--fr-space-3);
  }
  .look-view form .field {
    margin: 0;
    flex: 0 1 16rem;
    min-inline-size: 0;
  }
  .look-view form .button {
    min-block-size: 36px;
  }
  .look-frame {
    flex: 1;
    display: flex;
    min-block-size: 0;
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
    overflow: hidden;
    background: var(--fr-color-surface);
  }
  .look-frame iframe {
    flex: 1;
    inline-size: 100%;
    border: 0;
  }
  .look-view .hint {
    margin: var(--fr-space-2) 0 0;
  }
  @media (min-width: 1000px) {
    html:has(.look) {
      scroll-padding-block-start: 7rem;
    }
  }
  @media (pointer: coarse) {
    .look-bar .button,
    .look-part > .button {
      min-block-size: 44px;
    }
    .look-color input[type='color'] {
      block-size: 44px;
    }
  }
  @media (max-width: 999px) {
    .look {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--fr-space-5);
    }
    .look-view {
      order: -1;
      position: static;
      block-size: 26rem;
    }
    .look-view form .field {
      flex: 1 1 8rem;
    }
  }
  @media (max-width: 999px) and (min-height: 600px) {
    html:has(.look) {
      scroll-padding-block: 45dvh 7.5rem;
    }
    .look-view {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      block-size: 44dvh;
      padding-block: var(--fr-space-2);
      background: var(--fr-color-ground);
    }
    .look-view .hint {
      display: none;
    }
    .look-panel,
    .look-panel form:has(.look-bar) {
      display: flex;
      flex-direction: column;
    }
    .look-bar {
      order: 1;
      inset-block: auto 0;
      margin: var(--fr-space-5) 0 0;
      border-block: 1px solid var(--fr-color-line);
      border-block-end: 0;
    }
  }
`;
