/** A page that reports nothing: what the browser itself takes. */
export function start() {}
