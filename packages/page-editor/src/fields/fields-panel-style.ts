import { tokens } from '@frontage/site-model';

const swatches = Object.keys(tokens.role)
  .map((role) => `.fields-swatch[data-color=${role}]{background:var(--fr-color-${role})}`)
  .join('');

const rules = `
.fields-panel{font-size:var(--fr-size-4);line-height:1.4;color:var(--fr-color-text)}
.fields-panel *{box-sizing:border-box}
.fields-panel [hidden]{display:none!important}
.fields-panel :focus-visible{outline:2px solid var(--fr-color-focus);outline-offset:2px}
.fields-form,.fields-list,.fields-ranges{display:grid;gap:var(--fr-space-4);min-inline-size:0}
.fields-field{display:grid;gap:var(--fr-space-2);min-inline-size:0}
.fields-head{display:flex;flex-wrap:wrap;align-items:center;gap:var(--fr-space-3);min-block-size:24px}
.fields-head:has(.fields-check){flex-wrap:nowrap}
.fields-label{font-weight:var(--fr-weight-medium);overflow-wrap:anywhere}
.fields-reset{margin-inline-start:auto;min-block-size:24px;padding:0 var(--fr-space-2);border:0;border-radius:var(--fr-radius-1);font:inherit;color:var(--fr-color-accent);background:none;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
.fields-hint,.fields-error{margin:0;overflow-wrap:anywhere}
.fields-hint{color:var(--fr-color-text-quiet)}
.fields-error{color:var(--fr-color-danger)}
.fields-control{inline-size:100%;min-inline-size:0;min-block-size:32px;padding:0 var(--fr-space-3);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-1);font:inherit;font-size:var(--fr-size-5);color:inherit;background:var(--fr-color-ground);text-overflow:ellipsis}
textarea.fields-control{padding-block:var(--fr-space-2);resize:vertical;line-height:1.5}
textarea.fields-code{font-family:ui-monospace,monospace;min-block-size:12rem;white-space:pre;overflow-x:auto}
.fields-control::placeholder{color:var(--fr-color-text-quiet);opacity:1}
.fields-control:read-only:not(select){background:var(--fr-color-surface)}
.fields-control[aria-invalid]{border-color:var(--fr-color-danger);box-shadow:0 0 0 1px var(--fr-color-danger)}
.fields-check,.fields-colors input{flex:none;inline-size:18px;block-size:18px;margin:0;accent-color:var(--fr-color-accent)}
.fields-number{display:flex;align-items:center;gap:var(--fr-space-3)}
.fields-number .fields-control{max-inline-size:9rem}
.fields-button{justify-self:start;min-block-size:32px;padding:0 var(--fr-space-4);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-1);font:inherit;font-weight:var(--fr-weight-medium);color:inherit;background:transparent;cursor:pointer}
.fields-button:hover:enabled{background:var(--fr-color-surface)}
.fields-button:disabled{color:var(--fr-color-text-quiet);border-color:var(--fr-color-line);cursor:default}
.fields-heading{border-block-start:1px solid var(--fr-color-line);padding-block-start:var(--fr-space-3)}
.fields-heading>summary{min-block-size:32px;padding-block:var(--fr-space-2);font-size:var(--fr-size-5);font-weight:var(--fr-weight-bold);cursor:pointer}
.fields-heading>.fields-field{margin-block-start:var(--fr-space-4)}
.fields-group{padding-inline-start:var(--fr-space-4);border-inline-start:2px solid var(--fr-color-line)}
.fields-colors{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:var(--fr-space-1) var(--fr-space-3)}
.fields-colors label{display:flex;align-items:center;gap:var(--fr-space-3);min-block-size:32px}
.fields-swatch{flex:none;inline-size:20px;block-size:20px;border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-1)}
${swatches}
.fields-ranges label{display:flex;flex-wrap:wrap;justify-content:space-between}
.fields-ranges input{inline-size:100%;min-block-size:32px;margin:0;accent-color:var(--fr-color-accent)}
.fields-reference{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--fr-space-3)}
.fields-chosen{display:flex;align-items:center;gap:var(--fr-space-3);min-inline-size:0;overflow-wrap:anywhere}
.fields-chosen img,.fields-results img{flex:none;inline-size:40px;block-size:40px;object-fit:cover;border-radius:var(--fr-radius-1)}
.fields-items{display:grid;gap:var(--fr-space-3);margin:0;padding:0;list-style:none}
.fields-items:empty{display:none}
.fields-item{border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1)}
.fields-item>summary{min-block-size:32px;padding:7px var(--fr-space-3);line-height:18px;overflow-wrap:anywhere;cursor:pointer}
.fields-item>.fields-form{padding:var(--fr-space-3)}
.fields-acts{display:flex;flex-wrap:wrap;gap:var(--fr-space-3);padding:var(--fr-space-3);border-block-start:1px solid var(--fr-color-line)}
.fields-unseen{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.fields-dialog{inline-size:min(32rem,calc(100vw - 2*var(--fr-space-5)));max-block-size:min(40rem,calc(100dvh - 2*var(--fr-space-5)));padding:var(--fr-space-5);border:1px solid var(--fr-color-line-strong);border-radius:var(--fr-radius-2);color:inherit;background:var(--fr-color-ground);overflow:hidden}
.fields-dialog[open]{display:flex;flex-direction:column;gap:var(--fr-space-4)}
.fields-dialog::backdrop{background:rgb(0 0 0/.4)}
.fields-dialog h2{margin:0;font-size:var(--fr-size-6);line-height:1.3;font-weight:var(--fr-weight-bold)}
.fields-dialog label{display:grid;gap:var(--fr-space-2);font-weight:var(--fr-weight-medium)}
.fields-linked{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:var(--fr-space-3)}
.fields-link{display:grid;gap:var(--fr-space-4)}
.fields-link-room{min-block-size:0;overflow-y:auto;padding:3px;margin:-3px}
.fields-link form .fields-button{justify-self:start}
.fields-buttons{display:flex;flex-wrap:wrap;gap:var(--fr-space-3)}
.fields-results{display:grid;flex:0 1 auto;gap:var(--fr-space-1);min-block-size:0;margin:0;padding:0;list-style:none;overflow-y:auto}
.fields-results button{display:flex;align-items:center;gap:var(--fr-space-3);inline-size:100%;min-block-size:32px;padding:var(--fr-space-2) var(--fr-space-3);border:1px solid transparent;border-radius:var(--fr-radius-1);font:inherit;color:inherit;background:none;text-align:start;overflow-wrap:anywhere;cursor:pointer}
.fields-panel .fields-results button:focus-visible{outline-offset:-2px}
.fields-dialog .fields-button{align-self:start}
.fields-results button:hover{background:var(--fr-color-surface)}
.fields-results button[aria-pressed=true]{border-color:var(--fr-color-accent)}
@media (pointer:coarse){.fields-control,.fields-button,.fields-heading>summary,.fields-item>summary,.fields-colors label,.fields-ranges input,.fields-results button{min-block-size:44px}.fields-reset{min-block-size:44px;padding:0 var(--fr-space-3)}.fields-head:has(.fields-check){min-block-size:44px}.fields-control{font-size:var(--fr-size-6)}}
`;

/** The style sheet of the panel of fields: tokens alone, in both colour schemes and directions. */
export const fieldsPanelStyle = rules.replaceAll('\n', '');
