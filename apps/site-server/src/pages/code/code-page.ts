import { textDirection } from '@frontage/site-model';
import type { PageCode } from './page-codes';

/**
 * Gives the document of an owner's code for its frame: the code, unchanged, below a title and
 * without the margins that browsers add.
 *
 * @param code the code
 * @param language of its page, BCP 47
 */
export function codePage(
  { title, code }: Pick<PageCode, 'title' | 'code'>,
  language: string,
): string {
  return [
    `<!doctype html><html lang="${escape(language)}" dir="${textDirection(language)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(title)}</title><style>body{margin:0}</style></head><body>`,
    `${code}</body></html>`,
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
