import type { ServerTexts } from '../../texts/server-texts';
import type { codeTexts } from './code-texts';
import type { PageCode } from './page-codes';

/**
 * Gives the still that a frame shows instead of code that loads from other addresses, until its
 * visitor wants it: a press shows this one, whatever the cookie banner was answered.
 *
 * @param code the code
 * @param texts in the language of its page
 */
export function heldCodePage(
  { title, origins }: Pick<PageCode, 'title' | 'origins'>,
  { say, lang, dir }: ServerTexts<keyof typeof codeTexts>,
): string {
  const hosts = origins.map((origin) => new URL(origin).host).join(', ');
  return [
    `<!doctype html><html lang="${escape(lang)}" dir="${dir}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(title)}</title><style>${style}</style></head><body>`,
    `<p>${escape(say('codeHeld', { title, origins: hosts }))}</p>`,
    `<p><a href="?show=yes">${escape(say('codeShow', { title }))}</a></p></body></html>`,
  ].join('');
}

const style = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}',
  'body{display:grid;place-content:center;min-block-size:100dvb;margin:0;padding:1rem;box-sizing:border-box;text-align:center}',
  'p{max-inline-size:60ch;margin:.5rem auto}',
  'a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:1rem;border:1px solid;border-radius:.25rem;color:inherit}',
].join('');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
