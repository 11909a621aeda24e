import { css } from '@frontage/site-model';

/** The look of the dialog in which an owner chooses what to add. */
export const paletteStyle = css`
  .editor-palette {
    box-sizing: border-box;
    inline-size: min(54rem, calc(100vw - 2rem));
    max-block-size: calc(100vh - 4rem);
    max-block-size: calc(100dvh - 4rem);
    padding: 0 0 var(--fr-space-6);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-2);
    color: inherit;
    background: var(--fr-color-ground);
  }
  .editor-palette::backdrop {
    background: rgb(0 0 0/0.4);
  }
  .editor-palette-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--fr-space-3) var(--fr-space-4);
    align-items: center;
    padding: var(--fr-space-5) var(--fr-space-6);
    border-block-end: 1px solid var(--fr-color-line);
    background: var(--fr-color-ground);
  }
  .editor-palette-head > * {
    margin: 0;
  }
  .editor-palette-head > .field,
  .editor-palette-head > p {
    grid-column: 1/-1;
  }
  .editor-palette-head > p:empty {
    display: none;
  }
  .editor-palette h2 {
    font-size: var(--fr-size-5);
  }
  .editor-palette section {
    padding: var(--fr-space-5) var(--fr-space-6) 0;
  }
  .editor-palette h3 {
    margin: 0 0 var(--fr-space-3);
    font-size: var(--fr-size-4);
  }
  .editor-palette ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: var(--fr-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .editor-palette section > .button {
    margin-block-start: var(--fr-space-3);
  }
  .editor-entry {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: auto 1fr;
    column-gap: var(--fr-space-4);
    align-items: start;
    padding: var(--fr-space-3);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
  }
  .editor-entry:hover {
    border-color: var(--fr-color-line-strong);
    background: var(--fr-color-surface);
  }
  .editor-entry:has(:focus-visible) {
    outline: 2px solid var(--fr-color-focus);
    outline-offset: 1px;
  }
  .editor-entry button {
    padding: 0;
    border: 0;
    font: inherit;
    font-weight: 600;
    text-align: start;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  .editor-entry button:focus-visible {
    outline: 0;
  }
  .editor-entry button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .editor-entry .quiet {
    font-size: var(--fr-size-3);
    line-height: 1.35;
  }
  .editor-entry svg {
    grid-row: 1/-1;
    padding: var(--fr-space-2);
    border-radius: var(--fr-radius-1);
    color: var(--fr-color-accent);
    background: var(--fr-color-surface);
  }
  .editor-entry:hover svg {
    background: var(--fr-color-ground);
  }
  .editor-entry .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .editor-entry .area {
    fill: currentColor;
    fill-rule: evenodd;
  }
`;
