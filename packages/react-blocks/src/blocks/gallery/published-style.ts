import type { Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { createWhileUsed, type Used } from '../../context/create-while-used';

/** On the list of a published gallery: the design that lays it out. */
export const publishedListAttribute = 'data-fr-list';

const list = (design: string): string => `[${publishedListAttribute}~=${design}]`;
const slides = (design: string): string => `${list(design)}>[data-slide][data-slide]`;

/**
 * What published galleries need to be laid out and to move, whatever is left of the
 * page's own styles. What animations change is not important, so that they can.
 */
export const publishedStyle = `
${list('moves')}{position:relative!important;width:100%!important;height:auto!important;left:auto!important;transform:none;white-space:normal}
${slides('moves')}{position:relative!important;inset:auto!important;float:none!important;margin:0!important;opacity:1;visibility:visible;height:auto;min-width:0}
${list('scrolls')}{display:flex!important;gap:1%;overflow:auto hidden!important;scrollbar-width:none}
${slides('scrolls')}{flex:none}
${list('carousel')}{container-type:inline-size}
${slides('carousel')}{--_row:var(--fr-gallery-columns,3);width:calc((100% - (var(--_row) - 1)*1%)/var(--_row))!important}
@container (width < 724px){${slides('carousel')}{--_row:min(3,var(--fr-gallery-columns,3))}}
@container (width < 480px){${slides('carousel')}{--_row:min(2,var(--fr-gallery-columns,3))}}
${slides('strip')}{width:auto!important;cursor:pointer}
${slides('strip')}:is(img),${slides('strip')} img{display:block;height:100px!important;width:auto!important;max-width:none}
${list('stacked')}{display:grid!important;overflow:clip!important}
${slides('stacked')}{grid-area:1/1;width:100%!important;display:none!important}
${slides('stacked')}:is([data-active],[data-near],[data-leaving]){display:block!important}
${slides('stacked')}:not([data-active]){position:absolute!important;inset:0 0 auto!important;visibility:hidden}
${slides('stacked')}[data-leaving]{visibility:visible}
${slides('stacked')} img{display:block;width:100%!important;height:auto!important;position:static!important}
${list('grid')},${list('autogrid')}{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr))}
${list('autocolumns')}{columns:250px;column-gap:20px}
${slides('autocolumns')}{break-inside:avoid;margin:0 0 20px}
${list('autorows')}{display:flex;flex-wrap:wrap;gap:20px}
${slides('autorows')}{flex:1 1 auto;margin:0}
${slides('autorows')} img{height:250px;width:100%;object-fit:cover}
${list('list')}{display:grid;gap:20px}
[${publishedListAttribute}]:not(${list('autorows')},${list('strip')}) img{max-width:100%;height:auto}
`.replaceAll('\n', '');

/** The style sheet of a page's published galleries; taken back when the last of them ends. */
export function createPublishedStyle({ window }: PageContext): () => Used<Style> {
  const { document, CSSStyleSheet } = window;
  return createWhileUsed(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(publishedStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return {
      destroy() {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      },
    };
  });
}

interface Style {
  readonly destroy: Teardown;
}
