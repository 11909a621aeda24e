import { controlStyle } from '@frontage/page-editor/page';
import { breakpoints, tokensCss } from '@frontage/site-model';
import { createHash } from 'node:crypto';

/** The look of the owner's area: tokens alone, in both colour schemes and both directions. */
const rules = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;font:var(--fr-size-5)/1.5 system-ui,sans-serif;color:var(--fr-color-text);background:var(--fr-color-ground)}
h1{font-size:var(--fr-size-9);line-height:1.2;font-weight:var(--fr-weight-bold);letter-spacing:-.01em;margin:0 0 var(--fr-space-7)}
h2{font-size:var(--fr-size-6);line-height:1.3;font-weight:var(--fr-weight-bold);margin:var(--fr-space-8) 0 var(--fr-space-4)}
p{margin:0 0 var(--fr-space-5)}
a{color:var(--fr-color-accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--fr-color-focus);outline-offset:2px}
[hidden]{display:none!important}
.skip{position:absolute;inset-inline-start:var(--fr-space-3);inset-block-start:-4rem;padding:var(--fr-space-3);background:var(--fr-color-ground)}
.skip:focus{inset-block-start:var(--fr-space-3)}
${controlStyle}
.roles{border:0;margin:0 0 var(--fr-space-5);padding:0;min-inline-size:0}
.roles legend{padding:0;font-weight:var(--fr-weight-medium)}
.roles .hint,.roles .wrong{margin:var(--fr-space-1) 0 var(--fr-space-3);font-size:var(--fr-size-4)}
.roles .wrong{color:var(--fr-color-danger)}
.roles .check{align-items:flex-start;margin-block-end:var(--fr-space-3)}
.roles .check input{margin-block-start:3px}
.qr{display:block;inline-size:13rem;block-size:13rem;margin-block-end:var(--fr-space-5);border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1)}
.secret{font-size:var(--fr-size-6);letter-spacing:.04em;overflow-wrap:anywhere}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:var(--fr-space-3) var(--fr-space-5);margin:0;padding:var(--fr-space-5);list-style:none;background:var(--fr-color-surface);border-radius:var(--fr-radius-1)}
.code{margin:0 0 var(--fr-space-5);padding:var(--fr-space-4);overflow-x:auto;background:var(--fr-color-surface);border-radius:var(--fr-radius-1)}
.codes code{font-size:var(--fr-size-6)}
.passkey{margin-block-start:var(--fr-space-4)}
.passkey .wrong{margin:var(--fr-space-3) 0 0;color:var(--fr-color-danger);font-size:var(--fr-size-4)}
.list form.field,.list td>.field{margin:0}
.rights{margin:0;padding-inline-start:var(--fr-space-6);columns:16rem;column-gap:var(--fr-space-7)}
.door{display:grid;align-content:center;justify-items:center;min-block-size:100vh;padding:var(--fr-space-7) var(--fr-space-5)}
.door main{inline-size:100%;max-inline-size:23rem}
.door .site{margin:0 0 var(--fr-space-2);color:var(--fr-color-text-quiet)}
.door .button{inline-size:100%}
.area{display:grid;grid-template-columns:13rem minmax(0,1fr);min-block-size:100vh}
.rail{display:flex;flex-direction:column;gap:var(--fr-space-6);padding:var(--fr-space-6) var(--fr-space-4);border-inline-end:1px solid var(--fr-color-line);background:var(--fr-color-surface)}
.rail .site{padding:0 var(--fr-space-3);font-weight:var(--fr-weight-bold);color:inherit;text-decoration:none}
.rail nav{position:static;overflow:visible;max-inline-size:none;flex:1;display:flex;flex-direction:column;gap:var(--fr-space-4);inline-size:auto;block-size:auto;margin:0;padding:0;border:0;color:inherit;background:none}
.rail nav p{margin:0;padding:0 var(--fr-space-3) var(--fr-space-1);font-size:var(--fr-size-3)}
.rail>button{display:none}
.rail ul{display:grid;gap:var(--fr-space-1);margin:0;padding:0;list-style:none}
.rail li a{display:flex;justify-content:space-between;align-items:center;min-block-size:32px;padding:0 var(--fr-space-3);border-radius:var(--fr-radius-1);color:inherit;text-decoration:none}
.rail li a:hover{background:var(--fr-color-ground)}
.rail li a[aria-current]{font-weight:var(--fr-weight-medium);background:var(--fr-color-ground);box-shadow:inset 0 0 0 1px var(--fr-color-line)}
.rail .who{margin-block-start:auto;display:grid;gap:var(--fr-space-3);padding:0 var(--fr-space-3);overflow-wrap:anywhere}
.rail .who p{margin:0}
.views{display:flex;flex-wrap:wrap;gap:var(--fr-space-3) var(--fr-space-6);align-items:center;margin-block-end:var(--fr-space-5)}
.views .links a{align-content:center;min-block-size:32px}
.views .links a[aria-current]{color:inherit;font-weight:var(--fr-weight-medium)}
.views .more{margin:0}
.find{justify-content:space-between;gap:var(--fr-space-3)}
kbd{padding:0 var(--fr-space-2);border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1);font:inherit;font-size:var(--fr-size-3);color:var(--fr-color-text-quiet)}
#find{inline-size:min(40rem,calc(100vw - 2rem));margin-block-start:min(12vh,6rem);max-block-size:80vh;padding:var(--fr-space-4);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-2);color:inherit;background:var(--fr-color-ground);overflow:hidden}
#keys{inline-size:min(32rem,calc(100vw - 2rem));padding:var(--fr-space-5);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-2);color:inherit;background:var(--fr-color-ground)}
#keys h2{margin:0 0 var(--fr-space-4)}
.keys{display:grid;grid-template-columns:auto 1fr;gap:var(--fr-space-3) var(--fr-space-5);margin:0 0 var(--fr-space-5)}
.keys dd{margin:0}
#find[open]{display:flex;flex-direction:column;gap:var(--fr-space-3)}
#find::backdrop,#keys::backdrop{background:rgb(0 0 0/.4)}
#find form{display:flex;flex-wrap:wrap;gap:var(--fr-space-3)}
#find input{flex:1 1 8rem;min-inline-size:0;min-block-size:36px;padding:0 var(--fr-space-3);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-1);font:inherit;color:inherit;background:var(--fr-color-ground)}
#find p{margin:0}
.found{min-block-size:0;overflow-y:auto}
.found p{padding:var(--fr-space-2) var(--fr-space-3) 0}
.found a{display:flex;justify-content:space-between;align-items:center;gap:0 var(--fr-space-5);min-block-size:36px;padding:var(--fr-space-1) var(--fr-space-3);border-radius:var(--fr-radius-1);color:inherit;text-decoration:none;overflow-wrap:anywhere}
.found a bdi{flex:none;max-inline-size:70%}
.found a span{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-align:end}
.found a:hover,.found a[aria-selected=true]{background:var(--fr-color-surface)}
section.found a{margin-inline:calc(-1*var(--fr-space-3))}
section.found .aside{margin-block-start:0;padding:0}
.found a[aria-selected=true]{box-shadow:inset 3px 0 0 var(--fr-color-accent)}
.offline:empty{display:none}
.offline{position:sticky;inset-block-start:0;z-index:1;margin:0 0 var(--fr-space-5);padding:var(--fr-space-3) var(--fr-space-4);border-inline-start:3px solid var(--fr-color-warning);border-radius:var(--fr-radius-1);background:var(--fr-color-surface)}
.content{min-inline-size:0;max-inline-size:64rem;padding:var(--fr-space-8)}
.list{inline-size:100%;border-collapse:collapse}
.list th{font-size:var(--fr-size-4);font-weight:var(--fr-weight-medium);color:var(--fr-color-text-quiet)}
.list th,.list td{padding:var(--fr-space-3) var(--fr-space-4);text-align:start;vertical-align:middle;border-block-end:1px solid var(--fr-color-line)}
.list th:first-child,.list td:first-child{padding-inline-start:0}
.list th:last-child,.list td:last-child{padding-inline-end:0;text-align:end}
.list th[scope=row]{font-size:inherit;color:inherit;font-weight:var(--fr-weight-regular);min-inline-size:9rem}
.list tr[data-new] th[scope=row] a{font-weight:var(--fr-weight-bold)}
.list .excerpt{overflow-wrap:anywhere}
.states{display:flex;flex-wrap:wrap;gap:0 var(--fr-space-4)}
.list time{white-space:nowrap}
.state{display:inline-flex;align-items:center;gap:var(--fr-space-2);font-size:var(--fr-size-3);color:var(--fr-color-text-quiet);white-space:nowrap}
.state::before{content:'';inline-size:7px;block-size:7px;border-radius:50%;background:var(--fr-color-accent)}
.state[data-state=warning]::before{background:var(--fr-color-warning)}
.filters{display:flex;flex-wrap:wrap;gap:var(--fr-space-4);align-items:end;margin-block-end:var(--fr-space-6)}
.filters .field{margin:0;min-inline-size:8rem;max-inline-size:13rem}
.filters .field:first-child{flex:1 1 12rem;max-inline-size:none}
.filters .button[data-look=quiet]{min-block-size:36px}
.filters>a{display:inline-flex;align-items:center;min-block-size:36px}
.empty{display:grid;gap:var(--fr-space-3);justify-items:start;max-inline-size:44rem;margin-block-end:var(--fr-space-5);padding:var(--fr-space-6);border:1px dashed var(--fr-color-line-strong);border-radius:var(--fr-radius-2)}
.empty p{margin:0}
.waiting{padding-block-end:var(--fr-space-5);border-block-end:1px solid var(--fr-color-line);max-inline-size:44rem;overflow-wrap:anywhere}
.waiting:last-child{border:0}
.waiting h2{margin:var(--fr-space-5) 0 var(--fr-space-3)}
.waiting ul{display:grid;gap:var(--fr-space-3);margin:0 0 var(--fr-space-3);padding:0;list-style:none}
.waiting p{margin:0}
.waiting li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--fr-space-5);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.firststeps ol{display:grid;gap:var(--fr-space-4);margin:var(--fr-space-4) 0 var(--fr-space-5);padding:0;list-style:none}
.firststeps li{flex-wrap:nowrap}
.firststeps li>span:first-child{display:grid;min-inline-size:0}
.firststeps .state{flex:none;align-self:flex-start;min-block-size:24px}
.narrow{display:none}
.pair{display:grid;gap:var(--fr-space-2) var(--fr-space-6)}
.pair label{overflow-wrap:anywhere;white-space:pre-line}
@media (min-width:48rem){.pair{grid-template-columns:1fr 1fr}.pairs{max-inline-size:none}}
.list .money{font-variant-numeric:tabular-nums;white-space:nowrap}
.sums{display:grid;gap:var(--fr-space-2);margin:var(--fr-space-4) 0 0;max-inline-size:22rem;margin-inline-start:auto}
.sums + p{margin-block-start:var(--fr-space-5)}
.sums div{display:flex;justify-content:space-between;gap:var(--fr-space-5)}
.sums dt{color:var(--fr-color-text-quiet)}
.sums dd{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
.thumb{display:block;max-inline-size:100%;block-size:auto;border-radius:var(--fr-radius-1);background:var(--fr-color-surface)}
.list .thumb{inline-size:64px;block-size:48px;object-fit:cover}
.focal{position:relative;inline-size:fit-content;max-inline-size:100%;margin-block-end:var(--fr-space-3)}
.focal .mark{position:absolute;inline-size:22px;block-size:22px;margin:-11px;border:2px solid #fff;border-radius:50%;box-shadow:0 0 0 2px #000;pointer-events:none}
progress{inline-size:min(16rem,100%);accent-color:var(--fr-color-accent)}
.timeline{display:grid;gap:var(--fr-space-3);margin:0;padding:0;list-style:none;max-inline-size:44rem}
.timeline li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--fr-space-5)}
.timeline time{color:var(--fr-color-text-quiet)}
.step{max-inline-size:36rem}
.step + .filters,.notice + .step{margin-block-start:var(--fr-space-7)}
.list + .step{margin-block-start:var(--fr-space-6)}
.pieces{display:flex;flex-wrap:wrap;gap:var(--fr-space-3);align-items:center;justify-content:flex-end;margin:0}
.pieces .wrong{flex-basis:100%}
.pieces input{inline-size:5rem;text-align:end;font-variant-numeric:tabular-nums}
.pieces input[data-changed]{border-color:var(--fr-color-accent);background:var(--fr-color-surface)}
form:not([data-sheet]) [data-keys]{display:none}
.savebar{position:sticky;inset-block-end:0;align-items:center;padding-block:var(--fr-space-4);background:var(--fr-color-ground);border-block-start:1px solid var(--fr-color-line)}
.savebar p{margin:0}
form:has(.savebar) .list tbody:last-child tr:last-child,form:has(.savebar) .list tbody:last-child tr:last-child>*{border-block-end:0}
form:has([data-pick]):not(:has([data-pick]:checked)) .savebar:has([data-picked]){position:static}
.bars{display:contents}
form:has([data-pick]:checked) .bars{display:block;position:sticky;inset-block-end:0;background:var(--fr-color-ground)}
form:has([data-pick]:checked) .bars .savebar{position:static;margin-block-start:0}
.hint{font-size:var(--fr-size-4)}
.changes{display:grid;gap:var(--fr-space-5);margin:0;padding:0;list-style:none}
.changes h3{margin:0 0 var(--fr-space-2);font-size:inherit}
.changed{margin:0 0 var(--fr-space-3);white-space:pre-line;overflow-wrap:anywhere}
.changed del{color:var(--fr-color-danger);text-decoration:line-through}
.changed ins{color:var(--fr-color-success);text-decoration:underline;text-underline-offset:.2em}
.links{display:flex;flex-wrap:wrap;gap:var(--fr-space-3) var(--fr-space-6);align-items:center}
.paper{max-inline-size:48rem;margin-inline:auto;padding:var(--fr-space-8) var(--fr-space-5)}
.paper .lines{white-space:pre-wrap}
.parties{display:flex;flex-wrap:wrap;gap:0 var(--fr-space-8);margin-block-end:var(--fr-space-7)}
form.product{max-inline-size:48rem}
.actions.first{margin:0 0 var(--fr-space-4)}
.entryrow{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(13.5rem,100%),1fr));gap:0 var(--fr-space-4);align-items:start}
.entryrow>.button{align-self:end;justify-self:start;margin-block-end:var(--fr-space-5)}
.entryrow .field{min-inline-size:0}
.entryrow .check{margin:1.9em 0 0;min-block-size:36px}
.variant{margin:0 0 var(--fr-space-3);padding:var(--fr-space-2) var(--fr-space-4);border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-2);min-inline-size:0}
.drag{float:inline-end;min-inline-size:32px;min-block-size:32px;display:grid;place-items:center;cursor:grab;touch-action:none;color:var(--fr-color-text-quiet)}
.drag[hidden]{display:none}
[data-dragged]{opacity:.6}
[data-dragged] .drag{cursor:grabbing}
[data-drop=above]{box-shadow:0 -3px 0 var(--fr-color-accent)}
[data-drop=below]{box-shadow:0 3px 0 var(--fr-color-accent)}
.variant summary{min-block-size:32px;align-content:center;cursor:pointer;overflow-wrap:anywhere}
.variant[open] summary{margin-block-end:var(--fr-space-4)}
.variant summary span:first-child{font-weight:var(--fr-weight-medium);margin-inline-end:var(--fr-space-3)}
.drop{padding:var(--fr-space-4);border:1px dashed var(--fr-color-line-strong);border-radius:var(--fr-radius-2)}
.drop[data-over]{border-color:var(--fr-color-accent);background:var(--fr-color-surface)}
.drop input[type=file]{inline-size:auto;flex:1 1 14rem;padding-block:var(--fr-space-1)}
.drop [data-progress]:empty{display:none}
.drop [data-progress] p{margin:0}
.pictures,.choices,.kinds{display:grid;gap:var(--fr-space-5);margin:0 0 var(--fr-space-5);padding:0;list-style:none}
.pictures li{display:grid;grid-template-columns:96px minmax(0,1fr);gap:0 var(--fr-space-4);align-items:start}
.pictures .row{grid-column:2}
.pictures img,.choices img{object-fit:cover;border-radius:var(--fr-radius-1);background:var(--fr-color-surface)}
.choices{grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));margin-block-start:var(--fr-space-4)}
.choices li{display:grid;gap:var(--fr-space-2);justify-items:start}
.choices .button{block-size:auto;overflow-wrap:anywhere;text-align:start}
.kinds p{margin:0}
.more{margin-block-end:var(--fr-space-5)}
.more summary{min-block-size:36px;align-content:center;cursor:pointer;font-weight:var(--fr-weight-medium)}
.list .said{margin:var(--fr-space-2) 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.list .check{margin:0}
.list tfoot th,.list tfoot td{font-weight:var(--fr-weight-medium)}
.list .wrong{margin:var(--fr-space-2) 0 0;color:var(--fr-color-danger);font-size:var(--fr-size-4)}
@media print{:root{color-scheme:light}.noprint{display:none}.paper{padding:0;max-inline-size:none}}
.entries{display:grid;gap:var(--fr-space-5);margin:0;max-inline-size:44rem}
.entries dt{color:var(--fr-color-text-quiet);font-size:var(--fr-size-4)}
.entries dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.entries dt:has(a){font-size:inherit;font-weight:var(--fr-weight-medium)}
.entries dt:has(a)+dd{color:var(--fr-color-text-quiet);font-size:var(--fr-size-4)}
.files{margin:0;padding:0;list-style:none;overflow-wrap:anywhere}
.aside{margin:var(--fr-space-6) 0 0}
.actions{display:flex;flex-wrap:wrap;gap:var(--fr-space-3);margin-block-start:var(--fr-space-6)}
.list td .row,.list td:last-child .states{justify-content:flex-end}
.content:has(.preview){display:grid;grid-template-rows:auto 1fr;max-inline-size:none;padding-block-end:var(--fr-space-5)}
.preview{display:grid;grid-template-rows:auto 1fr;gap:var(--fr-space-4);min-block-size:28rem;background:var(--fr-color-ground)}
.preview .row{align-items:center}
.preview .row p{flex:1;min-inline-size:0;margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-align:start}
.preview iframe{inline-size:100%;block-size:100%;border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1);background:#fff}
.preview[data-is-full]{position:fixed;inset:0;z-index:1;gap:0}
.preview[data-is-full] .row{padding:var(--fr-space-2) var(--fr-space-4)}
.preview[data-is-full] iframe{border:0;border-radius:0}
.guide{position:relative}
.guide summary{min-block-size:32px;padding:0 var(--fr-space-3);line-height:32px;cursor:pointer}
.guide ul{position:absolute;inset-inline-end:0;z-index:1;inline-size:min(22rem,80vw);margin:0;padding:var(--fr-space-4) var(--fr-space-4) var(--fr-space-4) var(--fr-space-7);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-1);background:var(--fr-color-ground)}
.filters.short{margin-block-end:var(--fr-space-4)}
.filters.short .field:first-child{flex:0 1 9rem}
.row.span{align-items:center;justify-content:space-between}
.row.span>*{margin:0}
.keyfigures{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:var(--fr-space-5);margin:0 0 var(--fr-space-6)}
.keyfigures dt{color:var(--fr-color-text-quiet);font-size:var(--fr-size-4)}
.keyfigures dd{display:grid;margin:0;font-variant-numeric:tabular-nums}
.keyfigures strong{font-size:var(--fr-size-7);line-height:1.3;font-weight:var(--fr-weight-bold);overflow-wrap:anywhere}
.keyfigures dd span{font-size:var(--fr-size-4)}
.beside{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:var(--fr-space-6);align-items:start;margin-block-end:var(--fr-space-4)}
.chart{margin:0;min-inline-size:0}
.chart svg{display:block;inline-size:100%;block-size:15rem;font-size:var(--fr-size-3);fill:currentColor}
.chart .bar,.meter rect{fill:var(--fr-color-accent)}
.chart .column{fill:transparent}
.chart .axis{fill:var(--fr-color-text-quiet)}
.chart .zero{stroke:var(--fr-color-line-strong)}
.chart line.before{stroke:var(--fr-color-text-quiet);stroke-width:1.5;stroke-dasharray:3 3}
.chart figcaption{display:flex;flex-wrap:wrap;gap:var(--fr-space-1) var(--fr-space-5);font-size:var(--fr-size-3)}
.key{display:inline-flex;align-items:center;gap:var(--fr-space-2)}
.key::before{content:'';inline-size:12px;block-size:12px;background:var(--fr-color-accent)}
.key.before::before{block-size:0;background:none;border-block-start:2px dashed var(--fr-color-text-quiet)}
.scroll{max-block-size:17rem;overflow:auto;border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1)}
.figures{inline-size:100%;border-collapse:collapse;font-size:var(--fr-size-4);font-variant-numeric:tabular-nums}
.figures.wide{max-inline-size:44rem;font-size:inherit;margin-block-end:var(--fr-space-4)}
.figures th,.figures td{padding:var(--fr-space-2) var(--fr-space-3);text-align:end;font-weight:var(--fr-weight-regular);border-block-end:1px solid var(--fr-color-line);white-space:nowrap;vertical-align:top}
.figures tr:last-child>*{border:0}
.figures th:first-child{text-align:start}
.figures.wide th:first-child{padding-inline-start:0;inline-size:100%;white-space:normal;overflow-wrap:anywhere}
.figures.wide td:last-child,.figures.wide thead th:last-child{padding-inline-end:0}
.figures.stacked thead th{white-space:normal}
.figures thead th{font-size:var(--fr-size-3);color:var(--fr-color-text-quiet)}
.scroll thead th{position:sticky;inset-block-start:0;background:var(--fr-color-surface)}
.meter{display:block;inline-size:100%;block-size:6px;margin-block-start:var(--fr-space-1)}
@media (pointer:coarse){[data-keys]{display:none}.button,.button[data-look=quiet],.field input,.field select,.rail li a{min-block-size:44px}.check{min-block-size:44px}.field input,.field select,.field textarea{font-size:var(--fr-size-6)}}
@media (width < ${breakpoints.wide}px){.beside{grid-template-columns:minmax(0,1fr)}}
@media (width < ${breakpoints.desktop}px){
.area{grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr}
.rail{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:center;gap:var(--fr-space-3);padding:var(--fr-space-4) var(--fr-space-5);border-inline-end:0;border-block-end:1px solid var(--fr-color-line)}
.rail .site{padding:0}
.rail .who{grid-column:1/-1;margin:0;padding:var(--fr-space-4) 0 0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;border-block-start:1px solid var(--fr-color-line)}
.rail [data-keys]{display:none}
.content{padding:var(--fr-space-6) var(--fr-space-5)}
}
@supports selector(:popover-open){@media (width < ${breakpoints.desktop}px){
.rail>button{display:inline-flex}
.rail nav:not(:popover-open){display:none}
.rail nav:popover-open{position:fixed;display:grid;inset:0 0 auto;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:var(--fr-space-5);max-block-size:100dvh;padding:var(--fr-space-5);border-block-end:1px solid var(--fr-color-line-strong);background:var(--fr-color-surface);overflow-y:auto}
.rail nav::backdrop{background:rgb(0 0 0/.4)}
}
}
@media (max-width:599px){
.list,.list tbody,.list tr,.list td,.list th[scope=row]{display:block}
.list thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.list tr{padding:var(--fr-space-4) 0;border-block-end:1px solid var(--fr-color-line)}
.list td .row,.list td:last-child .states{justify-content:flex-start}
.states .state{white-space:normal}
.list td,.list th[scope=row],.list td:last-child{padding:var(--fr-space-1) 0;border:0;text-align:start}
.list:has([data-pick]) tr{position:relative;padding-inline-start:var(--fr-space-8)}
.list td:empty{display:none}
.list td[data-head]::before{content:attr(data-head)' ';color:var(--fr-color-text-quiet)}
.figures.stacked,.figures.stacked tbody,.figures.stacked tr{display:block}
.figures.stacked thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.figures.stacked tr{padding:var(--fr-space-3) 0;border-block-end:1px solid var(--fr-color-line)}
.figures.stacked tr>*{display:flex;justify-content:space-between;gap:var(--fr-space-4);padding:var(--fr-space-1) 0;border:0}
.figures.stacked tbody th{display:block;font-weight:var(--fr-weight-bold)}
.figures.stacked td::before{content:attr(data-head);color:var(--fr-color-text-quiet)}
.sums{max-inline-size:none}
.list td:has([data-pick]){position:absolute;inset-inline-start:0}
.savebar [data-picked]{flex-basis:100%}
.pieces{justify-content:flex-start}.narrow{display:inline}
}
`;

/** The whole style sheet of a page of the area. */
export const areaStyle = tokensCss() + rules.replaceAll('\n', '');

/** What a page's policy allows it by. */
export const areaStyleHash = `sha256-${createHash('sha256').update(areaStyle).digest('base64')}`;
