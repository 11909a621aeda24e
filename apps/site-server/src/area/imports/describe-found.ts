import { showFileSize } from '@frontage/commerce-model';
import { isId } from '@frontage/site-model';
import { productImportItem } from '../../imports/other-sites/import-item';
import type { PlannedItem } from '../../imports/other-sites/imported-item';
import type { OtherSite } from '../../imports/other-sites/other-site';
import type { Finding } from '../../imports/other-sites/report/finding';
import { mostFileBytes } from '../../imports/zip/zip-limits';
import type { Site } from '../../sites/site-settings';
import type { ImportLine } from './import-line';
import { sayOfImports } from './import-texts';

/** A line before it has its place. */
export type FoundLine = Omit<ImportLine, 'place' | 'part'>;

/**
 * Describes what was found in one source, a line for each thing, and what would become of it.
 *
 * @param site the site that it would come to
 * @param found what was found
 * @param items what would become of it
 */
export function describeFound(
  site: Site,
  found: OtherSite,
  items: readonly PlannedItem[],
): readonly FoundLine[] {
  const facts = factsByName(site, found);
  const lines = items.map((item): FoundLine => ({ ...blank, ...item, ...facts.get(item.name) }));
  return [...lines, ...found.findings.flatMap((finding) => lineOfLoss(finding, found))];
}

/** Describes a file of a zip that is too large. */
export function lineOfLargeFile(name: string): FoundLine {
  const most = showFileSize(mostFileBytes(name));
  const why = sayOfImports('zipTooLarge', { most });
  return { ...blank, kind: 'other', state: 'leftOut', label: name, source: name, why };
}

/** Describes a source that cannot be read, beside others that can. */
export function lineOfSource(name: string, why: string): FoundLine {
  return { ...blank, kind: 'other', state: 'leftOut', label: name, source: name, why };
}

const noParts = { blocks: [], kept: [], leftOut: [] };

const blank = {
  name: '',
  label: '',
  title: '',
  source: '',
  why: '',
  parts: noParts,
  targetId: null,
  stamp: '',
} as const;

type LineFacts = Pick<FoundLine, 'title' | 'source'> & Partial<Pick<FoundLine, 'parts'>>;

/** What is said of each thing beside what would become of it, by the name of its file. */
function factsByName(site: Site, { pages, products, forms, findings }: OtherSite) {
  const facts = new Map<string, LineFacts>();
  const ofPages = findings.filter((finding) => finding.about === 'page');
  for (const { name, slug, title } of pages) {
    const finding = ofPages.find((page) => page.slug === slug);
    const parts = finding && {
      blocks: finding.blocks,
      kept: finding.kept,
      leftOut: finding.leftOut,
    };
    facts.set(name, { title, source: finding?.from ?? '', ...(parts && { parts }) });
  }
  for (const { name, definition } of forms) facts.set(name, { title: definition.name, source: '' });
  for (const finding of findings)
    if (finding.about === 'picture' && finding.state === 'taken' && !facts.has(finding.more))
      facts.set(finding.more, { title: '', source: finding.from });
  for (const product of products) {
    const { title, from: source } = product;
    facts.set(productImportItem(site, product).name, { title, source });
  }
  return facts;
}

/** What is not taken, and why. */
function lineOfLoss(finding: Finding, { products }: OtherSite): readonly FoundLine[] {
  if (finding.about === 'picture') {
    const { state, source, from, more } = finding;
    if (state === 'taken' || isId(more)) return [];
    const why = state === 'elsewhere' ? sayOfImports('elsewhere') : more;
    const label = source.startsWith('data:') ? source.slice(0, 40) : source;
    return [
      { ...blank, kind: 'picture', name: source, state: 'leftOut', label, source: from, why },
    ];
  }
  const isLost = finding.about === 'entry' && finding.state === 'left out';
  if (!isLost || products.some(({ from }) => from === finding.from)) return [];
  const { from, more } = finding;
  return [{ ...blank, kind: 'other', state: 'leftOut', label: from, source: from, why: more }];
}
