import { css } from '@frontage/site-model';

/** The look of accounts: roles and rights, a second factor, passkeys. */
export const accountStyle = css`
  .roles {
    border: 0;
    margin: 0 0 var(--fr-space-5);
    padding: 0;
    min-inline-size: 0;
  }
  .roles legend {
    padding: 0;
    font-weight: var(--fr-weight-medium);
  }
  .roles .hint,
  .roles .wrong {
    margin: var(--fr-space-1) 0 var(--fr-space-3);
    font-size: var(--fr-size-4);
  }
  .roles .wrong {
    color: var(--fr-color-danger);
  }
  .roles .check {
    align-items: flex-start;
    margin-block-end: var(--fr-space-3);
  }
  .roles .check input {
    margin-block-start: 3px;
  }
  .qr {
    display: block;
    inline-size: 13rem;
    block-size: 13rem;
    margin-block-end: var(--fr-space-5);
    border: 1px solid var(--fr-color-line);
    border-radius: var(--fr-radius-1);
  }
  .secret {
    font-size: var(--fr-size-6);
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  .codes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    gap: var(--fr-space-3) var(--fr-space-5);
    margin: 0;
    padding: var(--fr-space-5);
    list-style: none;
    background: var(--fr-color-surface);
    border-radius: var(--fr-radius-1);
  }
  .code {
    margin: 0 0 var(--fr-space-5);
    padding: var(--fr-space-4);
    overflow-x: auto;
    background: var(--fr-color-surface);
    border-radius: var(--fr-radius-1);
  }
  .codes code {
    font-size: var(--fr-size-6);
  }
  .passkey {
    margin-block-start: var(--fr-space-4);
  }
  .passkey .wrong {
    margin: var(--fr-space-3) 0 0;
    color: var(--fr-color-danger);
    font-size: var(--fr-size-4);
  }
  .list form.field,
  .list td > .field {
    margin: 0;
  }
  .rights {
    margin: 0;
    padding-inline-start: var(--fr-space-6);
    columns: 16rem;
    column-gap: var(--fr-space-7);
  }
`;
