import { safeHref } from '../safe-href';

/** Words of a paragraph: plain, emphasised or linked. */
export type RichWords =
  | string
  | { text: string; strong?: boolean; emphasis?: boolean; href?: string };

/** One paragraph, heading, list or quotation. */
export type RichNode =
  | { kind: 'paragraph' | 'lead' | 'small'; words: RichWords[] }
  | { kind: 'heading'; level: 1 | 2 | 3; words: RichWords[] }
  | { kind: 'list'; ordered: boolean; items: RichWords[][] }
  | { kind: 'quote'; words: RichWords[]; by?: string };

/**
 * Reads rich text as data. It contains no HTML, so nothing in it can run; links are checked. Reads
 * stored data and never throws: invalid parts are left out.
 */
export function readRichText(raw: unknown): RichNode[] {
  return Array.isArray(raw) ? raw.map(readNode).filter((node) => node !== undefined) : [];
}

function readNode(raw: unknown): RichNode | undefined {
  if (typeof raw === 'string') return { kind: 'paragraph', words: [raw] };
  if (!isRecord(raw)) return undefined;
  const words = readWords(raw.words);
  switch (raw.kind) {
    case 'paragraph':
    case 'lead':
    case 'small':
      return { kind: raw.kind, words };
    case 'heading':
      return { kind: 'heading', level: raw.level === 1 || raw.level === 3 ? raw.level : 2, words };
    case 'quote':
      return { kind: 'quote', words, ...(typeof raw.by === 'string' && { by: raw.by }) };
    case 'list':
      return { kind: 'list', ordered: raw.ordered === true, items: readItems(raw.items) };
    default:
      return undefined;
  }
}

function readItems(raw: unknown): RichWords[][] {
  return Array.isArray(raw) ? raw.map(readWords) : [];
}

function readWords(raw: unknown): RichWords[] {
  if (typeof raw === 'string') return [raw];
  return Array.isArray(raw) ? raw.map(readWord).filter((word) => word !== undefined) : [];
}

function readWord(raw: unknown): RichWords | undefined {
  if (typeof raw === 'string') return raw;
  if (!isRecord(raw) || typeof raw.text !== 'string') return undefined;
  const href = safeHref(raw.href);
  return {
    text: raw.text,
    ...(raw.strong === true && { strong: true }),
    ...(raw.emphasis === true && { emphasis: true }),
    ...(href !== undefined && { href }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
