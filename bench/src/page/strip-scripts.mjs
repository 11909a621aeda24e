/**
 * A page without its scripts: no boot, no module preloads; everything else as it was.
 * Pictures that wait for a script are placed, but never fetched.
 *
 * @param {string} html
 * @returns {string}
 */
export function stripScripts(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<template data-later>[\s\S]*?<\/template>/gi, '');
}

/**
 * A page as a browser with scripts turned off shows it: stripped, and pictures that
 * would wait for a script replaced by their twins inside `<noscript>`.
 *
 * @param {string} html
 * @returns {string}
 */
export function showWithoutScripts(html) {
  return stripScripts(html)
    .replace(/<img\b[^>]*\bdata-src="[^>]*>(?=<noscript>)/gi, '')
    .replace(/<\/?noscript>/gi, '');
}

/**
 * The script that stands in the page itself.
 *
 * @param {string} html
 * @returns {string} '' when there is none
 */
export function inlineScript(html) {
  return /<script>([\s\S]*?)<\/script>/i.exec(html)?.[1] ?? '';
}
