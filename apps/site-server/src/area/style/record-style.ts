import { css } from '@frontage/site-model';

/** The look of what changed, of papers and of who takes part in them. */
export const recordStyle = css`
  .changes {
    display: grid;
    gap: var(--fr-space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .changes h3 {
    margin: 0 0 var(--fr-space-2);
    font-size: inherit;
  }
  .changed {
    margin: 0 0 var(--fr-space-3);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .changed del {
    color: var(--fr-color-danger);
    text-decoration: line-through;
  }
  .changed ins {
    color: var(--fr-color-success);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3) var(--fr-space-6);
    align-items: center;
  }
  .links + .hint {
    margin-block-start: var(--fr-space-3);
  }
  .paper {
    max-inline-size: 48rem;
    margin-inline: auto;
    padding: var(--fr-space-8) var(--fr-space-5);
  }
  .paper .lines {
    white-space: pre-wrap;
  }
  .parties {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fr-space-8);
    margin-block-end: var(--fr-space-7);
  }
`;
