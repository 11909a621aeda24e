const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) =>
  unescape(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Reads the controls of a page as its first button would send them. */
export function fieldsOf(page: string): Record<string, string> {
  // What the frame asks for is no part of the form.
  const text = page.slice(page.indexOf('<main'));
  const fields: Record<string, string> = {};
  for (const [tag] of text.matchAll(/<input [^>]*>/g)) {
    const isOff = tag.includes('type="checkbox"') && !tag.includes(' checked=""');
    if (isOff) continue;
    const value = tag.includes('type="checkbox"') ? 'on' : attribute(tag, 'value');
    fields[attribute(tag, 'name')] = value;
  }
  for (const [, tag = '', value = ''] of text.matchAll(/(<textarea [^>]*>)\n?([^<]*)</g))
    fields[attribute(tag, 'name')] = unescape(value);
  for (const [select] of text.matchAll(/<select [^>]*>.*?<\/select>/gs)) {
    const chosen = [...select.matchAll(/<option [^>]*>/g)].find(([tag]) =>
      tag.includes('selected'),
    );
    fields[attribute(select, 'name')] = attribute(chosen?.[0] ?? '', 'value');
  }
  return fields;
}
