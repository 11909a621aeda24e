import type { OtherImportResult } from '../../imports/other-sites/create-import-notes';
import type { OtherSite } from '../../imports/other-sites/other-site';
import type { Finding, FoundPart } from '../../imports/other-sites/report/finding';

/**
 * Formats what was found, page by page and picture by picture, for a terminal.
 *
 * @param found what was found
 */
export function formatFindings({ findings, navigation, redirects }: OtherSite): string {
  const lines = findings.flatMap(formatFinding);
  if (navigation.length > 0)
    lines.push(`Navigation: ${navigation.map(({ title, href }) => `${title} ${href}`).join(', ')}`);
  if (redirects.length > 0)
    lines.push(`Old addresses: ${redirects.map(({ path }) => path).join(', ')}`);
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Formats what an import did.
 *
 * @param result what it did
 * @param publish whether visitors see it
 */
export function formatResult(
  { changed, unchanged, left, wrong }: OtherImportResult,
  publish: boolean,
): string {
  const kept =
    left.length === 0
      ? ''
      : `There already, and left as they are: ${left.join(', ')}. --replace changes them.\n`;
  const where = publish ? 'Published' : 'Imported, as drafts';
  return `${where}: ${changed.length}. As they were: ${unchanged.length}.\n${kept}${wrong.map((line) => `${line}\n`).join('')}`;
}

function formatFinding(finding: Finding): readonly string[] {
  switch (finding.about) {
    case 'page': {
      const { from, slug, title, blocks, kept, leftOut } = finding;
      return [
        `${from} → /${slug}: ${title}`,
        ...line('blocks', blocks),
        ...line('kept as HTML', kept),
        ...line('left out', leftOut),
      ];
    }
    case 'picture': {
      const { source, state, more } = finding;
      const name = source.length > 100 ? `${source.slice(0, 100)}…` : source;
      return [`  picture ${name}: ${state === 'taken' ? more : `${state}. ${more}`}`];
    }
    case 'entry':
      return [`${finding.from}: ${finding.state}: ${finding.more}`];
  }
}

function line(name: string, parts: readonly FoundPart[]): readonly string[] {
  const words = parts.map(({ kind, count }) => (count === 1 ? kind : `${count} × ${kind}`));
  return words.length === 0 ? [] : [`  ${name}: ${words.join(', ')}`];
}
