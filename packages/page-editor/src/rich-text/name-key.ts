/** What is read of a key that is pressed. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'
>;

/**
 * Names a key as the engine's own commands are named, such as `Mod-a`.
 *
 * @param isMac whether ⌘ is `Mod`, in place of Ctrl
 */
export function nameKey(event: PressedKey, isMac: boolean): string {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey } = event;
  const [isMod, isOther] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const held = [
    isOther && (isMac ? 'Ctrl-' : 'Meta-'),
    altKey && 'Alt-',
    isMod && 'Mod-',
    shiftKey && 'Shift-',
  ].filter(Boolean);
  if (held.length === 0) return key;
  // Caps Lock makes no other key of it, nor does a script without Latin letters; `KeyB` is a code.
  const letter = /^[a-z]$/i.test(key) ? key : /^\P{ASCII}$/u.test(key) && code.slice(-1);
  return held.join('') + (letter ? letter.toLowerCase() : key);
}
