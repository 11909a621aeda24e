import { controlStyle } from '@frontage/page-editor/page';
import { css } from '@frontage/site-model';

/** The look of any page of the area: texts, and the controls of forms. */
export const pageStyle = css`
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    min-block-size: 100vh;
    font:
      var(--fr-size-5)/1.5 system-ui,
      sans-serif;
    color: var(--fr-color-text);
    background: var(--fr-color-ground);
  }
  h1 {
    font-size: var(--fr-size-9);
    line-height: 1.2;
    font-weight: var(--fr-weight-bold);
    letter-spacing: -0.01em;
    margin: 0 0 var(--fr-space-7);
  }
  h2 {
    font-size: var(--fr-size-6);
    line-height: 1.3;
    font-weight: var(--fr-weight-bold);
    margin: var(--fr-space-8) 0 var(--fr-space-4);
  }
  p {
    margin: 0 0 var(--fr-space-5);
  }
  a {
    color: var(--fr-color-accent);
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: 2px solid var(--fr-color-focus);
    outline-offset: 2px;
  }
  [hidden] {
    display: none !important;
  }
  .skip {
    position: absolute;
    inset-inline-start: var(--fr-space-3);
    inset-block-start: -4rem;
    padding: var(--fr-space-3);
    background: var(--fr-color-ground);
  }
  .skip:focus {
    inset-block-start: var(--fr-space-3);
  }
  ${controlStyle}
`;
