import { sliderRatio } from '@frontage/gallery-engine';

/** On the list of a published gallery: names of the rules that lay it out. */
export const publishedListAttribute = 'data-fr-list';

/** Around the thumbnails of a slideshow, which has the controls. */
export const publishedThumbnailsAttribute = 'data-fr-thumbnails';

/** On the list of a gallery: the position of the slides' words, see `metaPositions` [3.26]. */
export const publishedMetaAttribute = 'data-fr-meta';

const list = (design: string): string => `[${publishedListAttribute}~=${design}]`;
const slides = (design: string): string => `${list(design)}>[data-slide][data-slide]`;
const pictures = (design: string): string => `${slides(design)}:is(img),${slides(design)} img`;
const words = ':is(.meta,.image-slide-title,.gallery-caption)';
const meta = (place: string): string => `[${publishedMetaAttribute}${place}]>[data-slide] ${words}`;

const gap = (standard: string): string => `var(--fr-gallery-gap,${standard})`;
const columns = 'var(--fr-gallery-columns,4)';
const gutter = 'var(--fr-gallery-gutter,1%)';
const listImage = 'var(--fr-gallery-list-image,33%)';
const stripHeight =
  'var(--fr-thumbnail-height,max(6rem,calc(var(--fr-gallery-v-size,10)*1cqi)))!important';

/** The moving designs; important, because an earlier runtime has placed them by style. */
const moving = `
${list('moves')}{position:relative!important;width:100%!important;height:auto!important;left:auto!important;transform:none;white-space:normal}
${slides('moves')}{position:relative!important;inset:auto!important;float:none!important;margin:0!important;opacity:1;visibility:visible;height:auto;min-width:0}
${list('scrolls')}{display:flex!important;gap:${gutter};overflow:auto hidden!important;scrollbar-width:none;container-type:inline-size}
${slides('scrolls')}{flex:none}
${slides('carousel')}{--_row:var(--fr-gallery-columns,3);width:calc((100% - (var(--_row) - 1)*${gutter})/var(--_row))!important}
@container (width < 724px){${slides('carousel')}{--_row:min(3,var(--fr-gallery-columns,3))}}
@container (width < 480px){${slides('carousel')}{--_row:min(2,var(--fr-gallery-columns,3))}}
${slides('strip')}{width:auto!important;cursor:pointer}
${pictures('strip')}{display:block;height:${stripHeight};width:auto!important;max-width:none}
${slides('strip')}:is(img):not([width]),${slides('strip')} img:not([width]){aspect-ratio:100/${sliderRatio};object-fit:cover}
${list('stacked')}{display:grid!important;overflow:clip!important}
${slides('stacked')}{grid-area:1/1;width:100%!important;display:none!important}
${slides('stacked')}:is([data-active],[data-near],[data-leaving]){display:block!important}
${slides('stacked')}:not([data-active]){position:absolute!important;inset:0 0 auto!important;visibility:hidden}
${slides('stacked')}[data-leaving]{visibility:visible}
[${publishedThumbnailsAttribute}]>[data-gallery-controls]{display:none!important}
${slides('stacked')} img{display:block;width:100%!important;height:auto!important;position:static!important}`;

/** The still designs. */
const still = `
${list('grid')}{display:grid;gap:${gap('20px')};grid-template-columns:repeat(${columns},minmax(0,1fr))}
@media (width < 480px){${list('grid')}{gap:min(12px,${gap('20px')});grid-template-columns:repeat(min(2,${columns}),minmax(0,1fr))}}
${list('autogrid')}{display:grid;gap:${gap('0px')};grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--fr-gallery-column-width,250px)),1fr))}
${list('autocolumns')}{columns:var(--fr-gallery-column-width,250px);column-gap:${gap('0px')}}
${slides('autocolumns')}{break-inside:avoid;margin:0 0 ${gap('0px')}}
${list('autorows')}{display:flex;flex-wrap:wrap;gap:${gap('20px')}}
${slides('autorows')}{flex:1 1 auto;margin:0}
${slides('autorows')} img{height:var(--fr-gallery-row-height,250px);width:100%;object-fit:cover}
${list('list')}{display:grid;gap:${gap('20px')};grid-template-columns:minmax(0,1fr)}
${list('beside')}{grid-template-columns:minmax(0,${listImage}) minmax(0,1fr)}
${slides('beside')}{grid-column:1}
${slides('beside')}+.meta{grid-column:2}
${slides('list')}:has(>.summary-thumbnail-container){display:flex;gap:${gap('20px')}}
${slides('list')}>.summary-thumbnail-container{flex:0 0 ${listImage}}
${slides('after')}>.summary-thumbnail-container{order:1}
${slides('after')}>:not(.summary-thumbnail-container){flex:1}
${slides('text-center')}{text-align:center}
${slides('text-right')}{text-align:end}
[${publishedListAttribute}]:not(${list('autorows')},${list('strip')}) img{max-width:100%;height:auto}`;

/** Pictures of one shape, in all designs but rows. */
const shape = `
${pictures('ratio')}{display:block;position:static!important;width:100%!important;height:auto!important;aspect-ratio:var(--fr-gallery-ratio)!important;object-fit:var(--fr-picture-fit,cover)!important}
${pictures('strip-ratio')}{position:static!important;aspect-ratio:var(--fr-gallery-ratio)!important;object-fit:var(--fr-picture-fit,cover)!important}`;

/** Words over the picture have their own background. */
const places = `
[${publishedMetaAttribute}]>[data-slide]{position:relative}
${meta('')}{position:absolute;inset:auto auto 0 0;max-width:100%;margin:0;padding:8px 12px;background:#fffffff0;color:#1c1a17}
${meta('^=top')}{inset-block:0 auto}
${meta('=center')}{inset-block-start:50%;inset-block-end:auto;translate:-50% -50%}
${meta('$=right')}{inset-inline:auto 0}
:is(${['top', 'center', 'bottom'].map((place) => meta(`=${place}`)).join()}){inset-inline-start:50%;text-align:center}
:is(${['top', 'bottom'].map((place) => meta(`=${place}`)).join()}){translate:-50%}
${meta('=none')}{display:none}`;

/**
 * The rules that lay out and move published galleries, whatever is left of the page's own styles.
 * The numbers come from their options [3.26] [9.23], see `publishedValues`. Animated properties are
 * not important, so that animations work.
 */
export const publishedRules = (moving + still + shape + places).replaceAll('\n', '');
