import { css } from '@frontage/site-model';
import { markColor } from './mark-color';

/** The look of what stands in the panel of the editor: advice, lines, swatches and files. */
export const editorPanelStyle = css`
  .editor-acts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
    gap: var(--fr-space-3);
    margin-block-end: var(--fr-space-6);
  }
  .editor-panel .editor-acts .button {
    padding-inline: var(--fr-space-1);
  }
  .editor-acts > .quiet {
    grid-column: 1/-1;
  }
  .editor-acts > :empty {
    display: none;
  }
  @media (pointer: coarse) {
    [data-by-keys] {
      display: none;
    }
  }
  .editor-advice {
    margin-block: var(--fr-space-6);
    font-size: var(--fr-size-4);
  }
  .editor-advice:empty {
    margin: 0;
  }
  .editor-advice ul,
  .editor-lines {
    display: grid;
    gap: var(--fr-space-1);
    margin: 0 0 var(--fr-space-5);
  }
  .editor-panel .editor-lines {
    padding: 0;
    list-style: none;
  }
  .editor-advice li,
  .editor-lines li {
    padding: var(--fr-space-2) 0;
    border-block-end: 1px solid var(--fr-color-line);
  }
  .editor-advice li button,
  .editor-lines button {
    inline-size: 100%;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-1);
    font: inherit;
    color: inherit;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--fr-color-line-strong);
    text-underline-offset: 0.2em;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .editor-advice li button:hover,
  .editor-lines button:hover {
    color: var(--fr-color-accent);
    text-decoration-color: currentColor;
  }
  .editor-section {
    display: grid;
    gap: var(--fr-space-5);
  }
  .editor-section .field {
    margin: 0;
  }
  .editor-section + * {
    margin-block-start: var(--fr-space-5);
  }
  .editor-presses > span {
    display: block;
    margin-block-end: var(--fr-space-2);
    font-weight: var(--fr-weight-medium);
  }
  .editor-presses > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--fr-space-2);
  }
  .editor-presses button {
    display: grid;
    gap: var(--fr-space-2);
    justify-items: center;
    align-content: start;
    min-block-size: 44px;
    padding: var(--fr-space-3) var(--fr-space-2);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
    font: inherit;
    font-size: var(--fr-size-3);
    line-height: 1.3;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  .editor-presses button:hover {
    border-color: var(--fr-color-line-strong);
    background: var(--fr-color-surface);
  }
  .editor-presses [aria-pressed='true'] {
    border-color: var(--fr-color-accent);
    box-shadow: inset 0 0 0 1px var(--fr-color-accent);
  }
  .editor-presses .area {
    fill: var(--fr-color-line-strong);
  }
  .editor-presses [aria-pressed='true'] .area {
    fill: var(--fr-color-accent);
  }
  .editor-presses [data-of='tone'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .editor-swatch {
    inline-size: 100%;
    block-size: 28px;
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
  }
  .editor-advice .notice {
    border-color: var(--fr-color-warning);
  }
  .editor-drop-line {
    position: fixed;
    z-index: 2;
    border-radius: 2px;
    background: ${markColor};
    forced-color-adjust: none;
    box-shadow: 0 0 0 1px var(--fr-color-ground);
    pointer-events: none;
  }
  .editor-grip {
    position: fixed;
    top: 0;
    left: 0;
    z-index: 2;
    box-sizing: border-box;
    inline-size: 28px;
    block-size: 28px;
    padding: 1px 5px;
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-1);
    background: radial-gradient(circle, var(--fr-color-text-quiet) 1.5px, transparent 2px) 0 0/8px
      8px content-box var(--fr-color-ground);
    cursor: grab;
    touch-action: none;
  }
  .editor-grip:hover {
    border-color: var(--fr-color-text);
  }
  .editor-grip:active {
    cursor: grabbing;
  }
  .editor-uploads {
    margin-block-end: var(--fr-space-5);
    padding: var(--fr-space-3) var(--fr-space-4);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
    background: var(--fr-color-surface);
  }
  .editor-uploads ul {
    display: grid;
    gap: var(--fr-space-4);
    margin: 0;
  }
  .editor-uploads li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--fr-space-2) var(--fr-space-3);
    align-items: center;
  }
  .editor-uploads bdi {
    overflow-wrap: anywhere;
  }
  .editor-uploads progress,
  .editor-uploads p {
    grid-column: 1/-1;
  }
  .editor-uploads progress {
    inline-size: 100%;
    accent-color: var(--fr-color-accent);
  }
  .editor-uploads p {
    margin: 0;
  }
  .editor-uploads .wrong {
    color: var(--fr-color-danger);
  }
  .editor-uploads p:empty {
    display: none;
  }
  .editor-uploads .row {
    margin: 0;
  }
  .editor-conflict {
    margin-block-end: var(--fr-space-5);
    padding: var(--fr-space-4);
    border: 1px solid var(--fr-color-warning);
    border-radius: var(--fr-radius-1);
  }
  .editor-conflict blockquote {
    margin: 0 0 var(--fr-space-3);
    padding-inline-start: var(--fr-space-3);
    border-inline-start: 2px solid var(--fr-color-line-strong);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .editor-review h2:focus-visible {
    outline-offset: 4px;
  }
  .editor-review h3 {
    margin: var(--fr-space-6) 0 var(--fr-space-3);
    font-size: var(--fr-size-4);
    color: var(--fr-color-text-quiet);
  }
  .editor-review > .button {
    margin-block-end: var(--fr-space-5);
  }
  .editor-review form {
    margin-block-start: var(--fr-space-5);
    padding-block-start: var(--fr-space-5);
    border-block-start: 1px solid var(--fr-color-line);
  }
  .editor-review form .field {
    margin-block-end: var(--fr-space-3);
  }
  .editor-review .changes .row {
    margin: 0;
  }
  .editor-review h4 {
    margin: 0 0 var(--fr-space-2);
    font-size: inherit;
  }
  .editor-palette.editor-previews {
    padding: var(--fr-space-6);
  }
  .editor-previews h2 {
    margin: 0 0 var(--fr-space-4);
    font-size: var(--fr-size-6);
  }
  .editor-palette .preview-links {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fr-space-5);
  }
  .preview-links li {
    display: grid;
    gap: var(--fr-space-2);
  }
  .preview-links input {
    min-block-size: 36px;
    min-inline-size: 0;
    padding: 0 var(--fr-space-3);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-1);
    font: inherit;
    color: inherit;
    background: var(--fr-color-surface);
  }
  .editor-palette .preview-links .button {
    inline-size: auto;
    min-block-size: 32px;
  }
  .facts {
    display: grid;
    gap: var(--fr-space-3);
    margin: var(--fr-space-6) 0 0;
  }
  .facts dt {
    color: var(--fr-color-text-quiet);
  }
  .facts dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
