/**
 * Creates an icon for a site without one: the first letter of its name on the accent colour.
 *
 * @returns SVG
 */
export function siteIcon(name: string): string {
  const letter = [...name.trim().toUpperCase()][0] ?? '·';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#26685a"/>' +
    `<text x="16" y="23" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="#faf8f5">${escapeText(letter)}</text></svg>`
  );
}

/** The icon as a `data:` address, which costs a page no request. */
export function siteIconAddress(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(siteIcon(name))}`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
