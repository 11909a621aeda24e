import type { Teardown } from '@frontage/core-lifecycle';
import { afterParts, formParts } from '@frontage/form-runtime/markup';
import { formOverlayParts } from '../form.parts';
import { publishedParts } from './published.parts';

/**
 * The `hidden` attribute hides an element whatever the page's styles say about its class; few other
 * rules are needed, because the page has its own.
 */
const style = `
[${formParts.formId}] :is(.${publishedParts.error},[${formParts.counter}]):empty,[${formParts.state}=success],
:is([${formParts.summary}],[${formParts.below}],[${formParts.success}],[${afterParts.frame}],[${formParts.title}],[${formOverlayParts.close}])[hidden]{display:none!important}
[${formParts.fields}][inert]{opacity:.55}
[${afterParts.frame}]>iframe{display:block;width:100%;height:18rem;border:0}
[${formOverlayParts.dialog}]:not(:modal){display:none}
[${formOverlayParts.dialog}]:modal{box-sizing:border-box;width:min(42rem,100%);max-width:none;padding:1.5rem;border:0}
[${formOverlayParts.close}]{float:right;min-width:2.75rem;min-height:2.75rem;border:0;background:none;color:inherit;font-size:1.5rem;cursor:pointer}
`;

/** Adds the few rules that published forms need; the result removes them. */
export function addPublishedFormStyle({
  document,
  CSSStyleSheet,
}: Window & typeof globalThis): Teardown {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((added) => added !== sheet);
  };
}
