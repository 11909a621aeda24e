import { uploadEndings } from './sniff-upload';

/** Names that Windows reserves for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Makes a file name that is safe everywhere: no folders, no control or direction characters,
 * nothing that a file system or a shell interprets, at most 100 characters. Its ending fits the
 * type, so that no text is opened as a program.
 *
 * @param name as the visitor's browser sent it
 * @param mime the type by its bytes
 */
export function cleanFileName(name: string, mime: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const started = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/["'`<>:|?*;$&%#{}~^]+/g, '-')
    .replace(/^[\s.-]+/, '');
  const plain = withoutEnd(started);
  const endings = uploadEndings[mime] ?? ['bin'];
  const dot = plain.lastIndexOf('.');
  const fits = dot > 0 && endings.includes(plain.slice(dot + 1).toLowerCase());
  const stem = [...(fits ? plain.slice(0, dot) : plain)].slice(0, 90).join('').trim() || 'file';
  const safe = device.test(stem) ? `file-${stem}` : stem;
  return `${safe}.${fits ? plain.slice(dot + 1).toLowerCase() : endings[0]}`;
}

/** Spaces and dots at its end are none; an expression would look for that end at each of them. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
