import { englishTexts } from '@frontage/react-blocks/server';
import type { PluralForms } from '@frontage/site-model';
import { slugWords } from '../slug-words';
import type { TextGroup } from './text-entry';

/** The texts of a room of the server. */
export interface ServerTextTable {
  /** What they are about. */
  readonly title: string;
  /** By code, in English. */
  readonly texts: Readonly<Record<string, string | PluralForms>>;
}

/** The block under which a site stores the words of the server. */
const serverBlock = 'server';

/** Names of blocks that would not be understood by themselves. */
const blockTitles: Readonly<Record<string, string>> = {
  frame: 'Header and footer',
  'form-fields': 'Fields of forms',
  'search-preview': 'Search while typing',
  shop: 'Shop in general',
  line: 'Lines of orders',
  plan: 'Prices of subscriptions',
  'system-error': 'Pages of errors',
};

/**
 * Lists all texts that pages and mails say in our words, by subject and in the alphabetical order
 * of the subjects.
 *
 * @param tables what the server says
 */
export function listTextGroups(tables: readonly ServerTextTable[]): readonly TextGroup[] {
  const blocks = Object.entries(englishTexts).map(([block, texts]) => ({
    id: block,
    title: blockTitles[block] ?? titleOf(block),
    entries: entriesOf(block, texts),
  }));
  const server = tables.map(({ title, texts }) => ({
    id: `${serverBlock}-${slugWords(title)}`,
    title,
    entries: entriesOf(serverBlock, texts),
  }));
  return [...blocks, ...server].sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

function entriesOf(block: string, texts: ServerTextTable['texts']): TextGroup['entries'] {
  return Object.entries(texts).map(([code, english]) => ({
    id: `${block}.${code}`,
    block,
    code,
    english,
  }));
}

/** `gift-card` becomes `Gift card`. */
function titleOf(block: string): string {
  const words = block.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
