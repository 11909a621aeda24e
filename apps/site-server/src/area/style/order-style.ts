import { css } from '@frontage/site-model';

/** The look of an order: its sums, its timeline and what is sent of it; pictures beside it. */
export const orderStyle = css`
  .pair {
    display: grid;
    gap: var(--fr-space-2) var(--fr-space-6);
  }
  .pair label {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (min-width: 48rem) {
    .pair {
      grid-template-columns: 1fr 1fr;
    }
    .pairs {
      max-inline-size: none;
    }
  }
  .list .money {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    text-align: end;
  }
  .sums {
    display: grid;
    gap: var(--fr-space-2);
    margin: var(--fr-space-4) 0 0;
    max-inline-size: 22rem;
    margin-inline-start: auto;
  }
  .sums + p {
    margin-block-start: var(--fr-space-5);
  }
  .sums div {
    display: flex;
    justify-content: space-between;
    gap: var(--fr-space-5);
  }
  .sums dt {
    color: var(--fr-color-text-quiet);
  }
  .sums dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .thumb {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--fr-radius-1);
    background: var(--fr-color-surface);
  }
  .list .thumb {
    inline-size: 64px;
    block-size: 48px;
    object-fit: cover;
  }
  .focal {
    position: relative;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-block-end: var(--fr-space-3);
  }
  .focal .mark {
    position: absolute;
    inline-size: 22px;
    block-size: 22px;
    margin: -11px;
    border: 2px solid #fff;
    border-radius: 50%;
    box-shadow: 0 0 0 2px #000;
    pointer-events: none;
  }
  progress {
    inline-size: min(16rem, 100%);
    accent-color: var(--fr-color-accent);
  }
  .timeline {
    display: grid;
    gap: var(--fr-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
    max-inline-size: 44rem;
  }
  .timeline li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fr-space-5);
  }
  .timeline time {
    color: var(--fr-color-text-quiet);
  }
  .step {
    max-inline-size: 36rem;
  }
  .step + .filters,
  .notice + .step {
    margin-block-start: var(--fr-space-7);
  }
  .list + .step {
    margin-block-start: var(--fr-space-6);
  }
  .pieces {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
    align-items: center;
    justify-content: flex-end;
    margin: 0;
  }
  .pieces .wrong {
    flex-basis: 100%;
  }
  .pieces input {
    inline-size: 5rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .pieces input[data-changed] {
    border-color: var(--fr-color-accent);
    background: var(--fr-color-surface);
  }
`;
