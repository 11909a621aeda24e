import { escapeHtml } from '../http/escape-html';
import type { TextLanguage } from '../texts/server-texts';

/**
 * The HTML of a mail around its content.
 *
 * @param content HTML; whoever makes it escapes what is not its own
 * @param texts the language it is in
 */
export function htmlMail(content: string, { lang, dir }: TextLanguage): string {
  return `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><meta charset="utf-8"><body>${content}</body></html>`;
}
