import { css } from '@frontage/site-model';

/** The look of a product: its variants, its pictures, and what is dragged. */
export const productStyle = css`
  form.product {
    max-inline-size: 48rem;
  }
  .entryrow {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr));
    gap: 0 var(--fr-space-4);
    align-items: start;
  }
  .entryrow > .button {
    align-self: end;
    justify-self: start;
    margin-block-end: var(--fr-space-5);
  }
  .entryrow .field {
    min-inline-size: 0;
  }
  .entryrow .check {
    margin: 1.9em 0 0;
    min-block-size: 36px;
  }
  .variant {
    margin: 0 0 var(--fr-space-3);
    padding: var(--fr-space-2) var(--fr-space-4);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-2);
    min-inline-size: 0;
  }
  .drag {
    float: inline-end;
    min-inline-size: 32px;
    min-block-size: 32px;
    display: grid;
    place-items: center;
    cursor: grab;
    touch-action: none;
    color: var(--fr-color-text-quiet);
  }
  .drag[hidden] {
    display: none;
  }
  [data-dragged] {
    opacity: 0.6;
  }
  [data-dragged] .drag {
    cursor: grabbing;
  }
  [data-drop='above'] {
    box-shadow: 0 -3px 0 var(--fr-color-accent);
  }
  [data-drop='below'] {
    box-shadow: 0 3px 0 var(--fr-color-accent);
  }
  .variant summary {
    min-block-size: 32px;
    align-content: center;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .variant[open] summary {
    margin-block-end: var(--fr-space-4);
  }
  .variant summary span:first-child {
    font-weight: var(--fr-weight-medium);
    margin-inline-end: var(--fr-space-3);
  }
  .drop {
    padding: var(--fr-space-4);
    border: 1px dashed var(--fr-color-line-strong);
    border-radius: var(--fr-radius-2);
  }
  .drop[data-over] {
    border-color: var(--fr-color-accent);
    background: var(--fr-color-surface);
  }
  .drop input[type='file'] {
    inline-size: auto;
    flex: 1 1 14rem;
    padding-block: var(--fr-space-1);
  }
  .drop .field input[type='file'] {
    inline-size: 100%;
    padding-block: var(--fr-space-2);
  }
  .drop [data-progress]:empty {
    display: none;
  }
  .drop [data-progress] p {
    margin: 0;
  }
  .pictures,
  .choices,
  .kinds {
    display: grid;
    gap: var(--fr-space-5);
    margin: 0 0 var(--fr-space-5);
    padding: 0;
    list-style: none;
  }
  .pictures li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 0 var(--fr-space-4);
    align-items: start;
  }
  .pictures .row {
    grid-column: 2;
  }
  .pictures img,
  .choices img {
    object-fit: cover;
    border-radius: var(--fr-radius-1);
    background: var(--fr-color-surface);
  }
  .choices {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    margin-block-start: var(--fr-space-4);
  }
  .choices li {
    display: grid;
    gap: var(--fr-space-2);
    justify-items: start;
  }
  .choices .button {
    block-size: auto;
    overflow-wrap: anywhere;
    text-align: start;
  }
  .kinds p {
    margin: 0;
  }
`;
