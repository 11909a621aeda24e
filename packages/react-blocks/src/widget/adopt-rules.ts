import type { Teardown } from '@frontage/core-lifecycle';

/**
 * Lets the rules of values hold on a page that came with a block which was fetched.
 *
 * @param rules '' for none
 * @returns takes them back
 */
export function adoptRules(window: Window & typeof globalThis, rules: string): Teardown {
  const { document } = window;
  if (rules === '') return () => {};
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
