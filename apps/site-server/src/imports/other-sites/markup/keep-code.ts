import type { ImportedBlock } from '@frontage/react-blocks/server';

/** The most code that one block stores, in characters. */
const most = 50_000;
const mostSources = 2_000;

/**
 * Keeps HTML as it is, in blocks of code: frames apart from the page, in which nothing runs before
 * its owner lets it.
 *
 * @param html any HTML, also what is none
 * @param title what it is, for those who cannot see it
 */
export function keepCode(html: string, title: string): readonly ImportedBlock[] {
  const sources = listSources(html);
  return splitCode(html).map((code) => ({
    type: 'code',
    data: { title, code, ...(sources !== '' && { sources }) },
  }));
}

/** Half characters are none. */
function splitCode(html: string): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < html.length;) {
    const high = html.charCodeAt(from + most - 1);
    const size = high >= 0xd8_00 && high <= 0xdb_ff ? most - 1 : most;
    parts.push(html.slice(from, from + size));
    from += size;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** The origins of what it shows: frames, pictures, styles. A frame of code reaches no others. */
function listSources(html: string): string {
  const found = html.matchAll(
    /\b(?:src|href|data)\s*=\s*["']?(https:\/\/[a-z\d.-]+(?::\d+)?)[/"'?#]/gi,
  );
  const origins = [...new Set([...found].map(([, origin = '']) => origin.toLowerCase()))].sort();
  let text = '';
  for (const origin of origins)
    if (text.length + origin.length < mostSources) text += `${text === '' ? '' : '\n'}${origin}`;
  return text;
}
