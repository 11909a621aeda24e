import { css } from '@frontage/site-model';

/** The look of the preview of the site. */
export const previewStyle = css`
  .content:has(.preview) {
    display: grid;
    grid-template-rows: auto 1fr;
    max-inline-size: none;
    padding-block-end: var(--fr-space-5);
  }
  .preview {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--fr-space-4);
    min-block-size: 28rem;
    background: var(--fr-color-ground);
  }
  .preview .row {
    align-items: center;
  }
  .preview .row p {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: start;
  }
  .preview iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
    background: #fff;
  }
  .preview[data-is-full] {
    position: fixed;
    inset: 0;
    z-index: 1;
    gap: 0;
  }
  .preview[data-is-full] .row {
    padding: var(--fr-space-2) var(--fr-space-4);
  }
  .preview[data-is-full] iframe {
    border: 0;
    border-radius: 0;
  }
  .guide {
    position: relative;
  }
  .guide summary {
    min-block-size: 32px;
    padding: 0 var(--fr-space-3);
    line-height: 32px;
    cursor: pointer;
  }
  .guide ul {
    position: absolute;
    inset-inline-end: 0;
    z-index: 1;
    inline-size: min(22rem, 80vw);
    margin: 0;
    padding: var(--fr-space-4) var(--fr-space-4) var(--fr-space-4) var(--fr-space-7);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-1);
    background: var(--fr-color-ground);
  }
`;
