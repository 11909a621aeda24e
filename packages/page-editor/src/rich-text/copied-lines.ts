import type { RichNode, RichWords } from '@frontage/site-model/fields';

/** What a line is; items of one list share it. */
export type CopiedLineKind =
  | { readonly kind: 'paragraph' | 'quote' }
  | { readonly kind: 'heading'; readonly level: 2 | 3 }
  | { readonly kind: 'item'; readonly list: { readonly ordered: boolean } };

/** How words look. */
export interface CopiedLook {
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly href?: string | undefined;
}

/** Collects words into lines, and lines into rich text. */
export interface CopiedLines {
  /** Adds words to the line. */
  add(text: string, look: CopiedLook): void;
  /** Ends the line, if it has words. */
  end(kind: CopiedLineKind): void;
  /** What was collected. */
  nodes(): RichNode[];
}

/** Makes what collects the lines of copied words: no empty ones, no blanks at their ends. */
export function createCopiedLines(): CopiedLines {
  const nodes: RichNode[] = [];
  let words: Exclude<RichWords, string>[] = [];
  let list: object | undefined;
  return {
    add(text, { strong, emphasis, href }) {
      // Two blanks beside each other are one, also across elements.
      const isBlankBefore = words.at(-1)?.text.endsWith(' ') ?? true;
      const added = isBlankBefore ? text.trimStart() : text;
      if (added === '') return;
      words.push({
        text: added,
        ...(strong && { strong }),
        ...(emphasis && { emphasis }),
        ...(href !== undefined && { href }),
      });
    },
    end(kind) {
      const line = trimEnd(words).map(plainIfBare);
      words = [];
      if (line.length === 0) return;
      const last = nodes.at(-1);
      if (kind.kind !== 'item') nodes.push({ ...kind, words: line });
      else if (last?.kind === 'list' && kind.list === list) last.items.push(line);
      else nodes.push({ kind: 'list', ordered: kind.list.ordered, items: [line] });
      list = kind.kind === 'item' ? kind.list : undefined;
    },
    nodes: () => nodes,
  };
}

function trimEnd(
  words: readonly Exclude<RichWords, string>[],
): readonly Exclude<RichWords, string>[] {
  const last = words.at(-1);
  if (!last) return words;
  const text = last.text.trimEnd();
  const before = words.slice(0, -1);
  return text === '' ? trimEnd(before) : [...before, { ...last, text }];
}

/** Words that look like nothing but words are stored as such. */
function plainIfBare(words: Exclude<RichWords, string>): RichWords {
  return Object.keys(words).length === 1 ? words.text : words;
}
