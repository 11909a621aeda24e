import { Marked, type Token } from 'marked';
import { readMarkdown } from './read-markdown';

/** Lists the links of a text of Markdown: their words, and where they lead. Never throws. */
export function listMarkdownLinks(
  text: string,
): readonly { readonly words: string; readonly href: string }[] {
  const links: { words: string; href: string }[] = [];
  // Nothing here is waited for.
  void new Marked().walkTokens([...readMarkdown(text)], (part: Token) => {
    if (part.type === 'link')
      links.push({ words: String(part['text']), href: String(part['href']) });
  });
  return links;
}
