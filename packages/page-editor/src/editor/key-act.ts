import type { BlockAct } from './block-act';

/** What a key does in the editor. */
export type KeyAct = BlockAct | 'undo' | 'redo' | 'add' | 'up' | 'extendUp' | 'extendDown';

/** The key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns what a key does; undefined for nothing.
 *
 * @param pressed the key
 * @param where whether words are typed there, and whether a block is chosen
 */
export function keyAct(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey,
  { isWriting, isChosen }: { readonly isWriting: boolean; readonly isChosen: boolean },
): KeyAct | undefined {
  const isCommand = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isCommand && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (isCommand && letter === 'y') return 'redo';
  if (key === 'Escape') return isChosen ? 'up' : undefined;
  if (altKey && isChosen && key === 'ArrowUp') return shiftKey ? 'sectionUp' : 'moveUp';
  if (altKey && isChosen && key === 'ArrowDown') return shiftKey ? 'sectionDown' : 'moveDown';
  if (isCommand && isChosen && letter === 'd') return 'duplicate';
  if (isWriting || isCommand || altKey) return undefined;
  if (shiftKey && key === 'ArrowUp') return 'extendUp';
  if (shiftKey && key === 'ArrowDown') return 'extendDown';
  if (key === '/') return 'add';
  return isChosen && (key === 'Delete' || key === 'Backspace') ? 'remove' : undefined;
}
