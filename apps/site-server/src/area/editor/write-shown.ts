import { createHash } from 'node:crypto';
import { pageMarkup } from '@frontage/page-editor/page';

const cellStart = new RegExp(`(?=<div class="${pageMarkup.cell}"[ >])`);
const sectionStart = new RegExp(`(?=<section class="${pageMarkup.section}"[ >])`);
const sectionEnd = '</div></section>';

/**
 * Writes what the editor of a page needs of it: its sections with their blocks, and its styles,
 * which become text, so that no browser applies them. Each block has a mark, by which its content
 * is left out the next time.
 *
 * @param html of the page
 * @param known marks of what the editor has already
 */
export function writeShown(html: string, known: Pick<Set<string>, 'has'>): string {
  const styles = [...html.matchAll(/<style(?: [^>]*)?>([^]*?)<\/style>/g)];
  const [, ...sections] = html.split(sectionStart);
  return `<!doctype html><title></title>${styles.map(([, css = '']) => writeStyle(css, known)).join('')}<main>${sections.map((section) => writeSection(section, known)).join('')}</main>`;
}

function writeStyle(css: string, known: Pick<Set<string>, 'has'>): string {
  const mark = markOf(css);
  return known.has(mark)
    ? `<script type="text/css" ${pageMarkup.mark}="${mark}" ${pageMarkup.known}=""></script>`
    : `<script type="text/css" ${pageMarkup.mark}="${mark}">${css}</script>`;
}

/** What comes after a section is none of it. */
function writeSection(section: string, known: Pick<Set<string>, 'has'>): string {
  const end = section.lastIndexOf(sectionEnd);
  const [start, ...cells] = section.slice(0, end).split(cellStart);
  return start + cells.map((cell) => writeCell(cell, known)).join('') + sectionEnd;
}

function writeCell(cell: string, known: Pick<Set<string>, 'has'>): string {
  const mark = markOf(cell);
  const [whole = '', cellTag = '', root = ''] = /^(<div[^>]*)><[^>]* (id="[^"]*")/.exec(cell) ?? [];
  const marked = `${cellTag} ${pageMarkup.mark}="${mark}"`;
  return whole !== '' && known.has(mark)
    ? `${marked} ${pageMarkup.known}=""><div ${root}></div></div>`
    : marked + cell.slice(cellTag.length);
}

/** Long enough that no two contents of a page have the same. */
function markOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}
