/**
 * The inline script that keeps the first errors of a page until its reporter has come, and fetches
 * the reporter when there is one: a page without errors loads nothing for them. It follows the
 * boot, and wants an element with `data-census` in the page.
 */
export const earlyErrors =
  '{let d=document,w=self,l=w[Symbol.for("frontage.errors")]=[],' +
  'g=_=>{let r=d.querySelector("[data-census]");if(r&&!r.dataset.block)' +
  '{r.dataset.block="census";r.dataset.blockState="waiting";' +
  'w.Frontage?.whenReady(r).catch(_=>0)}},' +
  'f=e=>{l.length<20&&l.push(e);d.readyState=="complete"?g():addEventListener("load",g)};' +
  'addEventListener("error",f);addEventListener("unhandledrejection",f)}';
