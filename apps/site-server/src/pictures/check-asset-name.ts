import { AssetRefusal } from './asset-refusal';

/** The most characters of a name; file systems allow no more bytes either. */
const longest = 255;

/**
 * Refuses a file name that cannot be part of an address as it is: with path segments, control
 * characters, marks that change the direction of text, or half characters.
 *
 * @param name as the owner's computer sent it
 * @throws AssetRefusal with what is wrong and what to do
 */
export function checkAssetName(name: string): void {
  const fault = faultOf(name);
  if (fault !== undefined)
    throw new AssetRefusal('bad-name', `The file's name ${fault}. Rename it, then add it again.`);
}

function faultOf(name: string): string | undefined {
  if (name.trim() === '') return 'is empty';
  if (name.length > longest) return `has ${name.length} characters; it can have up to ${longest}`;
  if (/[\\/]/.test(name) || /^\.+$/.test(name))
    return 'has parts of a path in it (a slash, a backslash, or only dots)';
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name))
    return 'has control characters in it, which nobody can see';
  if (/\p{Surrogate}/u.test(name)) return 'has half a character in it';
  return undefined;
}
