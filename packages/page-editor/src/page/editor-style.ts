import { css } from '@frontage/site-model';
import { editorPanelStyle } from './editor-panel-style';
import { frameWidths } from './frame-widths';

/** The look of the editor, beside that of the area. */
export const editorStyle = css`
  .editor {
    display: flex;
    flex-direction: column;
    block-size: 100vh;
    block-size: 100dvh;
    min-block-size: 0;
    font-size: var(--fr-size-4);
  }
  .editor-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fr-space-3) var(--fr-space-4);
    padding: var(--fr-space-3) var(--fr-space-4);
    border-block-end: 1px solid var(--fr-color-line);
    background: var(--fr-color-surface);
  }
  .editor-bar,
  .editor-panel {
    /* Painted by themselves: a key on the page leaves what the browser painted of them. */
    isolation: isolate;
  }
  .editor-bar h1 {
    /* A long title leaves the buttons their row. */
    flex: 9 1 8rem;
    min-inline-size: 0;
    max-inline-size: max-content;
    margin: 0;
    padding-block: 0.2em;
    font-size: var(--fr-size-5);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .editor-bar [role='status'] {
    flex: 1 1 4rem;
    margin: 0;
  }
  .editor-bar [role='status']:is([data-is='waiting'], [data-is='wrong']) {
    flex-basis: 10rem;
  }
  .editor-bar [role='status'][data-is='waiting'] {
    color: var(--fr-color-warning);
  }
  .editor-bar [role='status'][data-is='wrong'] {
    color: var(--fr-color-danger);
  }
  .editor-bar .editor-others {
    flex: 1 1 9rem;
    line-height: 1.2;
    color: var(--fr-color-accent);
  }
  .editor-bar .editor-others:empty {
    display: none;
  }
  .editor-refusal {
    align-items: center;
    position: fixed;
    inset: auto 0 var(--fr-space-5);
    z-index: 5;
    inline-size: fit-content;
    max-inline-size: min(36rem, 100% - 2 * var(--fr-space-4));
    margin: 0 auto;
    padding: var(--fr-space-3) var(--fr-space-4);
    border-radius: var(--fr-radius-1);
    background: var(--fr-color-text);
    color: var(--fr-color-ground);
  }
  .editor-bar .button {
    min-block-size: 32px;
  }
  .editor-widths {
    display: flex;
    border: 1px solid var(--fr-color-line-strong);
    border-radius: var(--fr-radius-1);
    margin: 0;
    padding: 0;
    overflow: hidden;
  }
  .editor-widths label {
    position: relative;
    display: flex;
  }
  .editor-widths input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  .editor-widths span {
    display: flex;
    align-items: center;
    min-block-size: 30px;
    padding: 0 var(--fr-space-4);
  }
  .editor-widths input:checked + span {
    background: var(--fr-color-text);
    color: var(--fr-color-ground);
  }
  .editor-widths input:focus-visible + span {
    outline: 2px solid var(--fr-color-focus);
    outline-offset: -2px;
  }
  .editor-more {
    display: contents;
  }
  .editor-bar .editor-more-opens {
    display: none;
  }
  .editor-hour {
    margin: 0;
    padding: var(--fr-space-2) var(--fr-space-4);
    border-block-end: 1px solid var(--fr-color-line);
    background: var(--fr-color-surface);
  }
  .editor-room {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    min-block-size: 0;
  }
  .editor-stage {
    display: grid;
    justify-items: center;
    min-block-size: 0;
    overflow: auto;
    background: var(--fr-color-surface);
  }
  .editor-stage iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: var(--fr-color-ground);
  }
  .editor-panel {
    min-block-size: 0;
    overflow-y: auto;
    padding: var(--fr-space-5);
    border-inline-start: 1px solid var(--fr-color-line);
    background: var(--fr-color-ground);
  }
  .editor-panel h2 {
    margin: 0 0 var(--fr-space-4);
  }
  .editor-panel h2:not(:first-child) {
    margin-block-start: var(--fr-space-7);
  }
  .editor-panel ul {
    margin-block-start: 0;
    padding: 0;
    list-style: none;
  }
  .editor-panel .row {
    margin-block-end: var(--fr-space-5);
  }
  .editor-panel .button {
    min-block-size: 32px;
    padding-inline: var(--fr-space-3);
  }
  .editor-panel .field > .button {
    justify-self: start;
  }
  .editor-panel .field :is(input, select) {
    min-block-size: 32px;
    font-size: var(--fr-size-5);
  }
  ${editorPanelStyle}
  @media (pointer: coarse) {
    .editor-bar .button,
    .editor-panel .button,
    .editor-panel .field :is(input, select) {
      min-block-size: 44px;
    }
    .editor-widths span {
      min-block-size: 42px;
    }
  }
  @media (max-width: 88rem) {
    .editor-bar {
      position: relative;
    }
    /* Over the page, which stays where it is when somebody comes. */
    .editor-bar .editor-others {
      position: absolute;
      inset: calc(100% + var(--fr-space-2)) 0 auto;
      inline-size: fit-content;
      max-inline-size: 90%;
      margin: 0 auto;
      padding: var(--fr-space-2) var(--fr-space-3);
      border: 1px solid var(--fr-color-line);
      border-radius: var(--fr-radius-1);
      background: var(--fr-color-ground);
      overflow-wrap: anywhere;
      pointer-events: none;
    }
  }
  @media (max-width: 72rem) {
    .editor-bar {
      gap: var(--fr-space-3);
    }
    .editor-bar h1 {
      flex-basis: 5rem;
    }
    .editor-bar .button,
    .editor-widths span {
      padding-inline: var(--fr-space-3);
    }
    /* Wider than the room beside the panel: it would show no more of the page. */
    .editor-widths label:has([value='${frameWidths.large}']) {
      display: none;
    }
  }
  @media (max-width: 64rem) {
    .editor-widths label:has([value='${frameWidths.tablet}']) {
      display: none;
    }
  }
  @media (max-width: 48rem) {
    /* As high whatever it holds: the page stays where it is. */
    .editor-room {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) 45vh;
    }
    .editor-panel {
      border-inline-start: 0;
      border-block-start: 1px solid var(--fr-color-line);
    }
    .editor-widths {
      display: none;
    }
    .editor-bar {
      gap: var(--fr-space-2) var(--fr-space-3);
    }
    :is(.editor-bar, .editor-hour) {
      padding: var(--fr-space-2) var(--fr-space-3);
    }
  }
  @supports selector(:popover-open) {
    @media (max-width: 72rem) {
      .editor-bar .editor-more-opens {
        display: inline-flex;
      }
      .editor-more:not(:popover-open) {
        display: none;
      }
      .editor-more:popover-open {
        display: grid;
        gap: var(--fr-space-2);
        inset: auto 0 0;
        inline-size: auto;
        margin: 0;
        padding: var(--fr-space-2);
        border: 0;
        border-block-start: 1px solid var(--fr-color-line-strong);
        color: var(--fr-color-text);
        background: var(--fr-color-ground);
      }
      .editor-more:popover-open .button:not(:hover) {
        border-color: transparent;
      }
      .editor-more:popover-open .button {
        justify-content: start;
      }
    }
    @supports (position-area: block-end) {
      @media (max-width: 72rem) {
        .editor-more:popover-open {
          position-area: block-end span-inline-start;
          inset: auto;
          inline-size: max-content;
          margin-block-start: var(--fr-space-2);
          border: 1px solid var(--fr-color-line-strong);
          border-radius: var(--fr-radius-2);
        }
      }
    }
  }
  @media (max-width: 40rem) {
    /* Two rows: the title stands between the way back and the state. */
    .editor-bar h1 {
      flex-basis: 2.5rem;
    }
    .editor-bar [role='status']:is([data-is='waiting'], [data-is='wrong']) {
      flex-basis: 100%;
      order: 1;
    }
  }
  @media (max-width: 22rem) {
    .editor-bar .button {
      padding-inline: var(--fr-space-2);
    }
  }
`;
