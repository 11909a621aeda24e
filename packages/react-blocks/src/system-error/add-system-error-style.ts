import type { Teardown } from '@frontage/core-lifecycle';
import { systemErrorClasses } from './system-error.parts';

const { root, words, actions, reload } = systemErrorClasses;

/** Third-party pages have no tokens: each value has a fallback that the browser knows. */
const systemErrorStyle = `@layer blocks {
.${root} { box-sizing: border-box; inline-size: min(30rem, calc(100% - 2rem)); max-block-size: calc(100% - 2rem); margin: auto; padding: clamp(1.25rem, 5vw, 2rem); overflow: auto;
  border: 1px solid var(--fr-color-line-strong, currentColor); border-inline-start: 4px solid var(--fr-color-danger, currentColor); border-radius: var(--fr-radius-1, 2px);
  background: var(--fr-color-ground, Canvas); color: var(--fr-color-text, CanvasText); font-size: var(--fr-text-body, 1rem); line-height: 1.45; overscroll-behavior: contain; }
.${root}::backdrop { background: rgb(0 0 0 / 0.55); }
.${words} { margin: 0 0 1.5rem; font-size: var(--fr-text-h3, 1.25rem); line-height: 1.3; overflow-wrap: anywhere; }
.${actions} { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.${actions} button { flex: 1 1 auto; min-block-size: var(--fr-target, 2.75rem); padding: 0.5rem 1.25rem; border: 1px solid var(--fr-color-line-strong, currentColor); border-radius: var(--fr-radius-1, 2px);
  background: none; color: inherit; font: inherit; cursor: pointer; }
.${actions} button:hover { border-color: currentColor; background: color-mix(in srgb, currentColor 6%, transparent); }
.${actions} .${reload} { border-color: var(--fr-color-accent, currentColor); background: var(--fr-color-accent, CanvasText); color: var(--fr-color-accent-text, Canvas); }
.${actions} .${reload}:hover { border-color: transparent; background: color-mix(in oklab, var(--fr-color-accent, CanvasText), var(--fr-color-text, Canvas) 18%); }
@media (forced-colors: active) { .${actions} .${reload} { border-color: ButtonText; background: ButtonFace; color: ButtonText; } }
@media print { .${root} { display: none; } }
}`;

/** Adds the overlay's style to a page; the result removes it. */
export function addSystemErrorStyle({
  document,
  CSSStyleSheet,
}: Window & typeof globalThis): Teardown {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(systemErrorStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
