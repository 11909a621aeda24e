import { css } from '@frontage/site-model';

/** The look of buttons, fields and notes, of tokens alone; as in the owner’s area. */
export const controlStyle = css`
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .quiet {
    color: var(--fr-color-text-quiet);
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: 36px;
    padding: 0 var(--fr-space-5);
    border: 1px solid var(--fr-color-accent);
    border-radius: var(--fr-radius-1);
    font: inherit;
    font-weight: var(--fr-weight-medium);
    color: var(--fr-color-accent-text);
    background: var(--fr-color-accent);
    text-decoration: none;
    cursor: pointer;
  }
  .button:hover {
    filter: brightness(1.1);
  }
  .button:active {
    filter: brightness(0.92);
  }
  .button[data-look='quiet'] {
    min-block-size: 32px;
    padding: 0 var(--fr-space-4);
    color: var(--fr-color-text);
    background: transparent;
    border-color: var(--fr-color-line-strong);
  }
  .button[data-look='quiet']:hover {
    background: var(--fr-color-surface);
    filter: none;
  }
  .field {
    display: grid;
    gap: var(--fr-space-2);
    margin-block-end: var(--fr-space-5);
  }
  .field label {
    font-weight: var(--fr-weight-medium);
  }
  .field input:not([type='checkbox']),
  .field select,
  .field textarea {
    inline-size: 100%;
    min-block-size: 36px;
    padding: 0 var(--fr-space-3);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-1);
    font: inherit;
    color: inherit;
    background: var(--fr-color-ground);
    text-overflow: ellipsis;
  }
  .field textarea {
    padding: var(--fr-space-3);
    resize: vertical;
  }
  .field input[aria-invalid],
  .field textarea[aria-invalid],
  .field select[aria-invalid] {
    border-color: var(--fr-color-danger);
    box-shadow: 0 0 0 1px var(--fr-color-danger);
  }
  .field input[type='file'] {
    padding-block: var(--fr-space-2);
  }
  .field .hint {
    margin: 0;
    color: var(--fr-color-text-quiet);
    font-size: var(--fr-size-4);
  }
  /* It may tell several lines that somebody else has written. */
  .field .wrong {
    margin: 0;
    white-space: pre-line;
    color: var(--fr-color-danger);
    font-size: var(--fr-size-4);
  }
  .check {
    display: flex;
    gap: var(--fr-space-3);
    align-items: center;
    margin-block-end: var(--fr-space-5);
    min-block-size: 24px;
  }
  .check input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--fr-color-accent);
  }
  .field .check {
    margin: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
  }
  .notice {
    margin: 0 0 var(--fr-space-5);
    padding: var(--fr-space-3) var(--fr-space-4);
    border-inline-start: 3px solid var(--fr-color-accent);
    background: var(--fr-color-surface);
    border-radius: var(--fr-radius-1);
  }
  .notice[role='alert'] {
    border-color: var(--fr-color-danger);
  }
  .notice.row,
  .notice > .row {
    align-items: center;
  }
  .notice.row p,
  .notice > .row p,
  .notice p:last-child {
    margin: 0;
  }
  .button:is(:disabled, [aria-disabled='true']) {
    opacity: 0.5;
    cursor: default;
    filter: none;
  }
`;
