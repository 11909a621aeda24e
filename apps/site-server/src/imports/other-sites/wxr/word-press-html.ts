/**
 * Makes HTML of what WordPress stores of a post: without a markup of paragraphs an empty line ends
 * one, and a caption in brackets stands around its picture.
 *
 * @param stored the content of a post
 */
export function wordPressHtml(stored: string): string {
  const html = stored.replace(
    /\[caption\b[^[\]]*\]\s*(<a\b[^<>]*>\s*<img\b[^<>]*>\s*<\/a>|<img\b[^<>]*>)([^[]*)\[\/caption\]/gi,
    '<figure>$1<figcaption>$2</figcaption></figure>',
  );
  if (/<!--\s*wp:|<p[\s>]/i.test(html)) return html;
  return html
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      /^<(?:h\d|ul|ol|blockquote|figure|div|table|pre|iframe|hr)\b/i.test(part)
        ? part
        : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`,
    )
    .join('\n');
}
