import { isLanguageTag, type FooterLine, type NavigationLink } from '@frontage/site-model';
import { visitorLinks, wrongLink } from '@frontage/site-model';
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

/** Reads the links of the header, one a line. */
export function readNavigation(entered: string): readonly NavigationLink[] | WrongSetting {
  const links: NavigationLink[] = [];
  for (const [index, line] of entered.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, index + 1);
    if ('wrong' in read) return read;
    const { text: title, href, ...language } = read;
    if (href === undefined)
      return { wrong: `Line ${index + 1}: write the text, then | and the address.` };
    links.push({ title, href, ...language });
  }
  return links.length > 50 ? { wrong: 'A header has up to 50 links.' } : links;
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
    if (!isOpen || !column) columns.push({ title: line.trim().slice(0, 200), lines: [] });
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
