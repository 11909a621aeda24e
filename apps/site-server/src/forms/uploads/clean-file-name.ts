import { uploadEndings } from './sniff-upload';

/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file name that may be written anywhere: no folders, no control or direction
 * characters, nothing that a file system or a shell reads as something else, at most
 * 100 characters; its ending fits the type, so that no text is opened as a program.
 *
 * @param name as the visitor's browser said it
 * @param mime the type by its bytes
 */
export function cleanFileName(name: string, mime: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/["'`<>:|?*;$&%#{}~^]+/g, '-')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  const endings = uploadEndings[mime] ?? ['bin'];
  const dot = plain.lastIndexOf('.');
  const fits = dot > 0 && endings.includes(plain.slice(dot + 1).toLowerCase());
  const stem = [...(fits ? plain.slice(0, dot) : plain)].slice(0, 90).join('').trim() || 'file';
  const safe = device.test(stem) ? `file-${stem}` : stem;
  return `${safe}.${fits ? plain.slice(dot + 1).toLowerCase() : endings[0]}`;
}
