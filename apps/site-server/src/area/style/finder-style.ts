import { css } from '@frontage/site-model';

/** The look of the finder and of the list of keys. */
export const finderStyle = css`
  .find {
    justify-content: space-between;
    gap: var(--fr-space-3);
  }
  kbd {
    padding: 0 var(--fr-space-2);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
    font: inherit;
    font-size: var(--fr-size-3);
    color: var(--fr-color-text-quiet);
  }
  #find {
    inline-size: min(40rem, calc(100vw - 2rem));
    margin-block-start: min(12vh, 6rem);
    max-block-size: 80vh;
    padding: var(--fr-space-4);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-2);
    color: inherit;
    background: var(--fr-color-ground);
    overflow: hidden;
  }
  #keys {
    inline-size: min(32rem, calc(100vw - 2rem));
    padding: var(--fr-space-5);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-2);
    color: inherit;
    background: var(--fr-color-ground);
  }
  #keys h2 {
    margin: 0 0 var(--fr-space-4);
  }
  .keys {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--fr-space-3) var(--fr-space-5);
    margin: 0 0 var(--fr-space-5);
  }
  .keys dd {
    margin: 0;
  }
  #find[open] {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
  }
  #find::backdrop,
  #keys::backdrop {
    background: rgb(0 0 0/0.4);
  }
  #find form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
  }
  #find input {
    flex: 1 1 8rem;
    min-inline-size: 0;
    min-block-size: 36px;
    padding: 0 var(--fr-space-3);
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-1);
    font: inherit;
    color: inherit;
    background: var(--fr-color-ground);
  }
  #find p {
    margin: 0;
  }
  .found {
    min-block-size: 0;
    overflow-y: auto;
  }
  .found p {
    padding: var(--fr-space-2) var(--fr-space-3) 0;
  }
  .found a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 0 var(--fr-space-5);
    min-block-size: 36px;
    padding: var(--fr-space-1) var(--fr-space-3);
    border-radius: var(--fr-radius-1);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .found a bdi {
    flex: none;
    max-inline-size: 70%;
  }
  .found a span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: end;
  }
  .found a:hover,
  .found a[aria-selected='true'] {
    background: var(--fr-color-surface);
  }
  section.found a {
    margin-inline: calc(-1*var(--fr-space-3));
  }
  section.found .aside {
    margin-block-start: 0;
    padding: 0;
  }
  .found a[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--fr-color-accent);
  }
`;
