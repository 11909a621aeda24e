import { css } from '@frontage/site-model';

/** The look of the first page: what waits, and first steps. */
export const startStyle = css`
  .waiting {
    padding-block-end: var(--fr-space-5);
    border-block-end: 1px solid var(--fr-color-line);
    max-inline-size: 44rem;
    overflow-wrap: anywhere;
  }
  .waiting:last-child {
    border: 0;
  }
  .waiting h2 {
    margin: var(--fr-space-5) 0 var(--fr-space-3);
  }
  .waiting ul {
    display: grid;
    gap: var(--fr-space-3);
    margin: 0 0 var(--fr-space-3);
    padding: 0;
    list-style: none;
  }
  .waiting p {
    margin: 0;
  }
  .waiting li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fr-space-5);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .firststeps ol {
    display: grid;
    gap: var(--fr-space-4);
    margin: var(--fr-space-4) 0 var(--fr-space-5);
    padding: 0;
    list-style: none;
  }
  .firststeps li {
    flex-wrap: nowrap;
  }
  .firststeps li > span:first-child {
    display: grid;
    min-inline-size: 0;
  }
  .firststeps .state {
    flex: none;
    align-self: flex-start;
    min-block-size: 24px;
  }
  .narrow {
    display: none;
  }
`;
