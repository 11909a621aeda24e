/** The look of the rows of header and footer, of tokens alone; they have their room early. */
export const outlineStyle = `
.outline-room{display:none!important;visibility:hidden}
@media (scripting:enabled){
.outline-room:not([hidden]){display:grid!important}
.field-place:has(>.outline-room:not([hidden])){position:relative}
.field-place:has(>.outline-room:not([hidden]))>textarea{position:absolute;inset:0;block-size:100%;min-block-size:0;resize:none}
[data-outline] .field:has(.outline:not([hidden]))>.hint{display:none}
.step:has(.outline){max-inline-size:44rem}
}
.outline{display:grid;gap:var(--fr-space-3);max-inline-size:44rem}
.outline ol{display:grid;gap:var(--fr-space-2);margin:0 0 var(--fr-space-3);padding:0;list-style:none}
.outline .outline-groups{gap:var(--fr-space-6)}
.outline-group{position:relative}
.outline-row{position:relative;display:grid;grid-template-columns:32px minmax(8rem,1fr) minmax(6rem,1fr) 32px;gap:var(--fr-space-2);align-items:center;border-radius:var(--fr-radius-1)}
.outline-row[data-is-heading]{grid-template-columns:32px minmax(8rem,1fr) 32px;margin-block-end:var(--fr-space-2)}
.outline-row[data-is-heading] input{font-weight:var(--fr-weight-medium)}
.outline-group:has(.outline-row[data-is-heading])>.outline-lines,.outline-group:has(.outline-row[data-is-heading])>.button{margin-inline-start:32px}
.outline input{inline-size:100%}
.outline-grip,.outline-remove,.outline-link{min-block-size:32px;padding:0;border:0;border-radius:var(--fr-radius-1);background:none;color:var(--fr-color-text-quiet);font:inherit;cursor:pointer}
.outline-grip{cursor:grab;touch-action:none}
.outline-grip::before{content:'⠿'/''}
.outline-remove::before{content:'×'/'';font-size:1.25rem;line-height:1}
.outline-link{padding-inline:var(--fr-space-3);overflow:hidden;text-align:start;text-overflow:ellipsis;white-space:nowrap;text-decoration:underline;text-underline-offset:.2em}
.outline-grip:hover,.outline-remove:hover,.outline-link:hover{background:var(--fr-color-surface);color:var(--fr-color-text)}
.outline-row[data-is-inside]{margin-inline-start:32px}
.outline-row[data-is-dragged]{opacity:.5}
.outline [data-drop]::after{content:'';position:absolute;inset-inline:0;block-size:3px;border-radius:3px;background:var(--fr-color-accent)}
.outline [data-drop-inside]:not([data-is-inside])::after{inset-inline-start:32px}
.outline [data-is-inside][data-drop]:not([data-drop-inside])::after{inset-inline-start:-32px}
.outline [data-drop=before]::after{inset-block-start:-5px}
.outline [data-drop=after]::after{inset-block-end:-5px}
@media (max-width:480px){.outline-row{grid-template-columns:44px minmax(0,1fr) 44px}.outline-link{grid-column:2}}
@media (pointer:coarse){.outline-grip,.outline-remove,.outline-link{min-block-size:44px}}
`;
