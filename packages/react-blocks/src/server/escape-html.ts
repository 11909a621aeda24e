const marked: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return /["&'<>]/.test(text)
    ? text.replace(/["&'<>]/g, (character) => marked[character] ?? '')
    : text;
}
