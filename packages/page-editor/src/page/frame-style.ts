import { pageParts } from '@frontage/site-model/editing';
import { markColor } from './mark-color';
import { pageMarkup } from './page-markup';

const block = `[id^=${pageMarkup.block}]`;

/**
 * The look that a page has in the editor while nothing is chosen. A server sends it with the page
 * in a style with `pageMarkup.look`, so that nothing is styled twice; else the editor adds it.
 *
 * The blocks of a section are painted by themselves, above the ground of every section: a key
 * leaves what the browser painted of the others, and no ground covers the edge of what is marked.
 */
export const frameStyle = `.${pageMarkup.grid}{isolation:isolate}
${block}{cursor:pointer}
${block}:hover{outline:1px dashed ${markColor};outline-offset:4px}
${block}:focus-visible{outline:2px dashed ${markColor};outline-offset:4px}
${pageParts.map((part) => `.fr-${part}:hover`).join()}{outline:1px dashed ${markColor};outline-offset:-2px}
${block}:empty{min-block-size:3rem}
[${pageMarkup.empty}]:empty{display:grid;place-items:center;min-block-size:5rem;padding:1rem;border:1px dashed;border-radius:6px;font:14px/1.5 system-ui,sans-serif;text-align:center}
[${pageMarkup.empty}]:empty::before{content:attr(aria-label)}`;
