import { Marked, type Token } from 'marked';

/** The longest word that is read as Markdown: with longer ones reading takes ever longer. */
const longestWord = 2_000;

/**
 * Reads Markdown with tables, struck words and tasks, as GitHub writes it. Gives its parts, no
 * HTML. Never throws: what cannot be read in time is one paragraph.
 */
export function readMarkdown(text: string): readonly Token[] {
  const words = { type: 'text', raw: text, text } as const;
  const plain: Token[] = [{ type: 'paragraph', raw: text, text, tokens: [words] }];
  if (text.split(/\s/).some((word) => word.length > longestWord)) return plain;
  try {
    return new Marked({ gfm: true }).lexer(text);
  } catch {
    // Quotations within quotations, thousands of them.
    return plain;
  }
}
