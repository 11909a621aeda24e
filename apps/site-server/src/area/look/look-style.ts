/** The look of the screen of the look, beside that of the area. */
export const lookStyle = `
.content:has(.look){max-inline-size:none}
.look{display:grid;grid-template-columns:minmax(17rem,22rem) minmax(0,1fr);gap:var(--fr-space-7);align-items:start}
.look-panel{min-inline-size:0}
.look-bar{position:sticky;inset-block-start:0;z-index:1;margin-block-end:var(--fr-space-4);padding-block:var(--fr-space-3);background:var(--fr-color-ground);border-block-end:1px solid var(--fr-color-line)}
.look-bar .row{align-items:center}
.look-bar .button{min-block-size:32px;padding-inline:var(--fr-space-4)}
.look-bar p{margin:var(--fr-space-2) 0 0;font-size:var(--fr-size-4)}
.look-bar .wrong{color:var(--fr-color-danger)}
.look-bar p:empty{display:none}
.look h2,.look-group legend{margin:0 0 var(--fr-space-2);padding:0;font-size:var(--fr-size-6);line-height:1.3;font-weight:var(--fr-weight-bold)}
.look-group{margin:var(--fr-space-8) 0 0;padding:0;border:0;min-inline-size:0}
.look-group .field{margin:0}
.look-part{display:grid;grid-template-columns:minmax(0,1fr) 4.5rem;gap:0 var(--fr-space-3);align-items:start;padding-block:var(--fr-space-3)}
.look-part>.button{margin-block-start:calc(1.5em + var(--fr-space-2));min-block-size:36px;padding-inline:var(--fr-space-2)}
.look-color{display:flex;gap:var(--fr-space-3)}
.look-color input[type=color]{flex:none;inline-size:44px;block-size:36px;padding:2px;cursor:pointer}
.look-color input:not([type=color]){font-variant-numeric:tabular-nums;font-family:ui-monospace,monospace}
.look-part [data-look-contrast]:empty{display:none}
.look-starts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--fr-space-5) var(--fr-space-4);margin:var(--fr-space-4) 0 0;padding:0;list-style:none}
.look-starts button{display:grid;gap:var(--fr-space-2);inline-size:100%;padding:var(--fr-space-2);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-2);font:inherit;font-weight:var(--fr-weight-medium);color:inherit;background:transparent;text-align:start;cursor:pointer}
.look-starts button:hover{background:var(--fr-color-surface)}
.look-starts button[aria-pressed=true]{border-color:var(--fr-color-accent);box-shadow:0 0 0 1px var(--fr-color-accent)}
.look-starts svg{display:block;inline-size:100%;border-radius:var(--fr-radius-1)}
.look-starts p{margin:var(--fr-space-2) 0 0}
.look-view{position:sticky;inset-block-start:var(--fr-space-4);display:flex;flex-direction:column;block-size:calc(100dvh - 2*var(--fr-space-4));min-inline-size:0}
.look-view form{align-items:end;margin-block-end:var(--fr-space-3)}
.look-view form .field{margin:0;flex:0 1 14rem;min-inline-size:0}
.look-view form .button{min-block-size:36px}
.look-frame{flex:1;display:flex;min-block-size:0;border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1);overflow:hidden;background:var(--fr-color-surface)}
.look-frame iframe{flex:1;inline-size:100%;border:0}
.look-view .hint{margin:var(--fr-space-2) 0 0}
@media (pointer:coarse){.look-bar .button,.look-part>.button{min-block-size:44px}}
@media (max-width:999px){
.look{grid-template-columns:minmax(0,1fr);gap:var(--fr-space-5)}
.look-view{order:-1;position:static;block-size:55dvh;min-block-size:18rem}
.look-view form .field{flex:1 1 8rem}
}
`;
