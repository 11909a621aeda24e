import {
  isLanguageTag,
  visitorLinks,
  wrongLink,
  type FooterLine,
  type NavigationEntry,
  type NavigationLink,
} from '@frontage/site-model';
import type { WrongSetting } from './setting-field';
import { wrongValue } from './wrong-value';

/** A column of the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly lines: readonly FooterLine[];
}

/** Writes a line as an owner edits it: `Text | address | language`. */
export function writeLine({ text, href, language }: FooterLine): string {
  return [text, ...(href === undefined ? [] : [href]), ...(language ? [language] : [])].join(' | ');
}

/**
 * Reads a line of the header or the footer.
 *
 * @param line as it was entered
 * @param number of the line, for what is wrong with it
 */
export function readLine(line: string, number: number): FooterLine | WrongSetting {
  const [text = '', href, language, ...more] = line.split('|').map((part) => part.trim());
  const wrong = (why: string) => ({ wrong: `Line ${number}: ${why}` });
  if (more.length > 0)
    return wrong('it has too many parts. Write the text, then | and the address.');
  if (text === '' || text.length > 200) return wrong('enter a text of up to 200 characters.');
  if (href === undefined) return { text };
  const wrongHref = wrongLink(href, visitorLinks);
  if (wrongHref !== undefined) return wrong(wrongHref);
  if (language !== undefined && !isLanguageTag(language))
    return wrong(wrongValue(language, 'a language tag', 'Enter a tag such as ar-EG.'));
  return { text, href, ...(language !== undefined && { language }) };
}

/** The start of a line that is in the folder above it. */
const inFolder = /^-\s+/;

/** Writes the links of the header, one a line; `- ` begins those that are in a folder. */
export function writeNavigation(navigation: readonly NavigationEntry[]): string {
  return navigation
    .flatMap(({ title: text, ...entry }) => {
      const links = 'links' in entry ? entry.links : [];
      return [
        writeLine({ text, ...entry }),
        ...links.map(({ title, ...link }) => `- ${writeLine({ text: title, ...link })}`),
      ];
    })
    .join('\n');
}

/** Reads the links of the header, as `writeNavigation` writes them. */
export function readNavigation(entered: string): readonly NavigationEntry[] | WrongSetting {
  const entries: ReadEntry[] = [];
  for (const [index, written] of entered.split('\n').entries()) {
    const line = written.trim();
    if (line === '') continue;
    const number = index + 1;
    const isInside = inFolder.test(line);
    const folder = entries.at(-1);
    if (isInside && !folder)
      return { wrong: `Line ${number}: it begins with -, but there is no line above it.` };
    const read = readLine(line.replace(inFolder, ''), number);
    if ('wrong' in read) return read;
    if (!isInside) entries.push({ ...read, number, links: [] });
    else if (read.href === undefined) return unlinked(number);
    else folder?.links.push(linkOf({ ...read, href: read.href }));
  }
  const alone = entries.find(({ href, links }) => href === undefined && links.length === 0);
  if (alone) return unlinked(alone.number);
  if (entries.length > 50) return { wrong: 'A header has up to 50 links.' };
  if (entries.some(({ links }) => links.length > 50))
    return { wrong: 'A folder has up to 50 links.' };
  return entries.map(entryOf);
}

/** A line that is in no folder, with those that are in it. */
interface ReadEntry extends FooterLine {
  readonly number: number;
  readonly links: NavigationLink[];
}

const unlinked = (number: number): WrongSetting => ({
  wrong: `Line ${number}: write the text, then | and the address. Only a line with lines below it that begin with - needs none.`,
});

function linkOf({ text: title, ...to }: FooterLine & { readonly href: string }): NavigationLink {
  return { title, ...to };
}

function entryOf({ number: _, links, ...line }: ReadEntry): NavigationEntry {
  const { text: title, href, ...named } = line;
  if (links.length === 0) return linkOf({ ...line, href: href ?? '' });
  return { title, ...(href !== undefined && { href }), ...named, links };
}

/** Reads the columns of the footer: an empty line ends one, and its first line is its heading. */
export function readColumns(entered: string): readonly FooterColumn[] | WrongSetting {
  const columns: { title: string; lines: FooterLine[] }[] = [];
  let isOpen = false;
  for (const [index, line] of entered.split('\n').entries()) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const column = columns.at(-1);
    const title = line.trim();
    if (!isOpen && title.length > 200)
      return { wrong: `Line ${index + 1}: a heading can have up to 200 characters.` };
    if (!isOpen || !column) columns.push({ title, lines: [] });
    else {
      const read = readLine(line, index + 1);
      if ('wrong' in read) return read;
      column.lines.push(read);
    }
    isOpen = true;
  }
  if (columns.length > 6) return { wrong: 'A footer has up to 6 columns.' };
  return columns.some(({ lines }) => lines.length > 50)
    ? { wrong: 'A column has up to 50 lines.' }
    : columns;
}

/** Writes the columns of the footer, as `readColumns` reads them. */
export function writeColumns(columns: readonly FooterColumn[]): string {
  return columns
    .map(({ title, lines }) => [title, ...lines.map(writeLine)].join('\n'))
    .join('\n\n');
}
