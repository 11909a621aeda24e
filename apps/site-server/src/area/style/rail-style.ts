import { css } from '@frontage/site-model';

/** The look of the door and of the rail with the menu, and of what leads to views. */
export const railStyle = css`
  .door {
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: 100vh;
    padding: var(--fr-space-7) var(--fr-space-5);
  }
  .door main {
    inline-size: 100%;
    max-inline-size: 23rem;
  }
  .door .site {
    margin: 0 0 var(--fr-space-2);
    color: var(--fr-color-text-quiet);
  }
  .door .button {
    inline-size: 100%;
  }
  .area {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    min-block-size: 100vh;
  }
  .rail {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-6);
    padding: var(--fr-space-6) var(--fr-space-4);
    border-inline-end: 1px solid var(--fr-color-line);
    background: var(--fr-color-surface);
  }
  .rail .site {
    padding: 0 var(--fr-space-3);
    font-weight: var(--fr-weight-bold);
    color: inherit;
    text-decoration: none;
  }
  .rail nav {
    position: static;
    overflow: visible;
    max-inline-size: none;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
  }
  .rail nav p {
    margin: 0;
    padding: 0 var(--fr-space-3) var(--fr-space-1);
    font-size: var(--fr-size-3);
  }
  .rail > button {
    display: none;
  }
  .rail ul {
    display: grid;
    gap: var(--fr-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rail li a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-block-size: 32px;
    padding: 0 var(--fr-space-3);
    border-radius: var(--fr-radius-1);
    color: inherit;
    text-decoration: none;
  }
  .rail li a:hover {
    background: var(--fr-color-ground);
  }
  .rail li a[aria-current] {
    font-weight: var(--fr-weight-medium);
    background: var(--fr-color-ground);
    box-shadow: inset 0 0 0 1px var(--fr-color-line);
  }
  .rail .who {
    margin-block-start: auto;
    display: grid;
    gap: var(--fr-space-3);
    padding: 0 var(--fr-space-3);
    overflow-wrap: anywhere;
  }
  .rail .who p {
    padding: 0;
  }
  .views {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3) var(--fr-space-6);
    align-items: center;
    margin-block-end: var(--fr-space-5);
  }
  .views .links a {
    align-content: center;
    min-block-size: 32px;
  }
  .views .links a[aria-current] {
    color: inherit;
    font-weight: var(--fr-weight-medium);
  }
  .views .more {
    margin: 0;
  }
`;
