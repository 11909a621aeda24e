import { createHash } from 'node:crypto';
import { pageMarkup } from '@frontage/page-editor/page';
import type { ShownMarks } from '@frontage/site-model/editing';

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
  const styles = stylesOf(html).map((css) => writeStyle(css, known));
  const sections = sectionsOf(html).map(
    ({ start, cells }) => start + cells.map((cell) => writeCell(cell, known)).join('') + sectionEnd,
  );
  return `<!doctype html><title></title>${styles.join('')}<main>${sections.join('')}</main>`;
}

/** Lists the marks of a page, which its editor begins with. */
export function listShownMarks(html: string): ShownMarks {
  const cells = sectionsOf(html).flatMap((section) => section.cells);
  return {
    blocks: Object.fromEntries(
      cells.flatMap((cell) => {
        const [, id] = /^<div[^>]*><[^>]* id="block-([^"]*)"/.exec(cell) ?? [];
        return id === undefined ? [] : [[id, markOf(cell)]];
      }),
    ),
    styles: stylesOf(html).map(markOf),
  };
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(/<style(?: [^>]*)?>([^]*?)<\/style>/g)].map(([, css = '']) => css);
}

/** A section: its start tag and what lies behind its blocks, and the cells that hold those. */
interface SectionHtml {
  readonly start: string;
  readonly cells: readonly string[];
}

/** What comes after a section is none of it. */
function sectionsOf(html: string): SectionHtml[] {
  const [, ...sections] = html.split(sectionStart);
  return sections.map((section) => {
    const end = section.lastIndexOf(sectionEnd);
    const [start = '', ...cells] = section.slice(0, end).split(cellStart);
    return { start, cells };
  });
}

function writeStyle(css: string, known: Pick<Set<string>, 'has'>): string {
  const mark = markOf(css);
  return known.has(mark)
    ? `<script type="text/css" ${pageMarkup.mark}="${mark}" ${pageMarkup.known}=""></script>`
    : `<script type="text/css" ${pageMarkup.mark}="${mark}">${css}</script>`;
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
