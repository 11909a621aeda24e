/** A line of the header or the footer: its text, perhaps where it leads, and in which language. */
export interface OutlineLine {
  readonly text: string;
  /** @default it leads nowhere */
  readonly href?: string | undefined;
  /** What else was written after it. @default nothing */
  readonly rest?: string | undefined;
  /** Whether it is in the folder above it, which is the next line above that is in none. */
  readonly isInside?: boolean | undefined;
}

/** Lines below one heading. */
export interface OutlineGroup {
  /** Undefined for lines without headings, such as the links of a header. */
  readonly title: string | undefined;
  readonly lines: readonly OutlineLine[];
}

/** What stands in the header or the footer, in its order. */
export type Outline = readonly OutlineGroup[];

/** The kinds of text that hold an outline: lines alone, or columns with a heading each. */
export type OutlineKind = 'links' | 'columns';

/** A place in an outline: a group, or a line in it. */
export interface OutlinePlace {
  readonly group: number;
  /** @default the group itself */
  readonly line?: number | undefined;
  /** Whether a line that is put there is in the folder above it. @default as it was */
  readonly isInside?: boolean | undefined;
}

/** The start of a line that is in a folder. */
const inFolder = /^-\s+/;

/** Reads an outline from the text that a form holds; nothing of it is lost. */
export function readOutline(text: string, kind: OutlineKind): Outline {
  const lines = text.split('\n').map((line) => line.trim());
  if (kind === 'links')
    return [
      { title: undefined, lines: lines.filter((line) => line !== '').map(readNavigationLine) },
    ];
  const groups: { title: string; lines: OutlineLine[] }[] = [];
  let open: (typeof groups)[number] | undefined;
  for (const line of lines) {
    if (line === '') open = undefined;
    else if (open) open.lines.push(readLine(line));
    else groups.push((open = { title: line, lines: [] }));
  }
  return groups;
}

/** Formats an outline as the text of a form; what is empty is left out. */
export function formatOutline(outline: Outline): string {
  return outline
    .map(({ title, lines }) => [
      ...(title === undefined ? [] : [title]),
      ...lines.map((line, index) => formatLine(line, lines[index + 1]?.isInside)),
    ])
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The first line is in no folder; the server says what is wrong with one that begins with `-`. */
function readNavigationLine(line: string, index: number): OutlineLine {
  const isInside = index > 0 && inFolder.test(line);
  return isInside ? { ...readLine(line.replace(inFolder, '')), isInside } : readLine(line);
}

function readLine(line: string): OutlineLine {
  const [text = '', href, ...rest] = line.split('|').map((part) => part.trim());
  return { text, href, rest: rest.length > 0 ? rest.join(' | ') : undefined };
}

/**
 * What divides the parts of a line, or puts it into a folder, is not part of a text. A folder
 * without a name keeps its line, so that its links do not end up in the one above.
 */
function formatLine({ text, href, rest, isInside }: OutlineLine, isFolder = false): string {
  const words = text.replaceAll('|', ' ').replace(inFolder, '').trim();
  if (words === '' && !href) return isFolder && !isInside ? '|' : '';
  const line = [words, ...(href ? [href] : []), ...(href && rest ? [rest] : [])].join(' | ');
  return isInside ? `- ${line}` : line;
}
