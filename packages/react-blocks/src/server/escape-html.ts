const marked: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it may stand in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return /["&'<>]/.test(text)
    ? text.replace(/["&'<>]/g, (character) => marked[character] ?? '')
    : text;
}
