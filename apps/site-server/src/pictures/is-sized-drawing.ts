/**
 * Whether a drawing declares its size. To find the size of one that does not, the decoder would
 * paint it, which can take forever.
 *
 * @param bytes an SVG file, or its first 8,192 bytes
 */
export function isSizedDrawing(bytes: Uint8Array): boolean {
  const head = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, 8192),
  ).toString('utf8');
  const { viewBox, width, height } = attributesOf(head.slice(head.indexOf('<svg') + '<svg'.length));
  return isBox(viewBox) || (isLength(width) && isLength(height));
}

/** Reads the attributes at the beginning of a text, up to the end of their tag. */
function attributesOf(text: string): Record<string, string | undefined> {
  // Without inherited names.
  const found: Record<string, string> = Object.create(null);
  for (const [, name = '', value = ''] of text.matchAll(
    /\s+([^\s=<>"']+)\s*=\s*("[^"]*"|'[^']*')|[^]/gy,
  )) {
    if (name === '') break;
    found[name] = value.slice(1, -1).trim();
  }
  return found;
}

function isBox(text = ''): boolean {
  const numbers = text.split(/[\s,]+/).map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
}

function isLength(text = ''): boolean {
  return /^(?:\d+|\d*\.\d+)(?:px|pt|pc|mm|cm|in)?$/.test(text) && Number.parseFloat(text) > 0;
}
