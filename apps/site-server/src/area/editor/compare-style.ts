/** The look of two versions side by side, beside that of the area and of the editor. */
export const compareStyle = `
.compare{flex:1;display:grid;grid-template-columns:minmax(0,1fr) 20rem;min-block-size:0}
.compare-frames{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr);gap:0 1px;min-block-size:0;background:var(--fr-color-line)}
.compare-frames p{margin:0;padding:var(--fr-space-2) var(--fr-space-4);background:var(--fr-color-surface)}
.compare-frames iframe{grid-row:2;inline-size:100%;block-size:100%;border:0;background:var(--fr-color-ground)}
.compare-frames iframe:last-of-type{grid-column:2}
.compare-tabs{display:none}
.compare .changes>li[aria-current]{box-shadow:inset 3px 0 0 var(--fr-color-accent);padding-inline-start:var(--fr-space-4)}
.compare .changes .row{margin:0}
.compare .changes+.hint{margin-block:var(--fr-space-6) var(--fr-space-4)}
.editor-bar .versionpick{display:flex;flex-wrap:wrap;align-items:center;gap:var(--fr-space-3)}
.versionpick label{display:flex;align-items:center;gap:var(--fr-space-2)}
.versionpick select{min-block-size:32px;max-inline-size:18rem;padding:0 var(--fr-space-6) 0 var(--fr-space-2);text-overflow:ellipsis;border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-1);font:inherit;color:inherit;background:var(--fr-color-ground)}
@media (pointer:coarse){.versionpick select{min-block-size:44px}}
@media (max-width:48rem){
.compare{grid-template-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr) auto}
.editor-widths.compare-tabs{display:flex;inline-size:100%}
.compare-tabs label{flex:1}
.compare-tabs span{flex:1;justify-content:center}
.compare-frames{grid-template-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr)}
.compare-frames p{display:none}
.compare-frames iframe{grid-area:1/1}
.compare-frames iframe:last-of-type{grid-column:1}
.editor:has(input[value=from]:checked) iframe[name=to],.editor:has(input[value=to]:checked) iframe[name=from]{display:none}
}
`;
