import type { BlockAct } from './block-act';

/** What a key does in the editor. */
export type KeyAct = BlockAct | 'undo' | 'redo' | 'add' | 'link' | 'up' | 'extendUp' | 'extendDown';

/** The key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Where a key is pressed. */
export interface KeyPlace {
  readonly isWriting: boolean;
  /** Whether the line in which words are typed has none yet. */
  readonly isEmptyLine: boolean;
  readonly isChosen: boolean;
  readonly isOn: boolean;
}

/**
 * Returns what a key does; undefined for nothing.
 *
 * @param pressed the key
 * @param where whether words are typed there, and in a line without any, whether something is
 *   chosen, and whether a block is there that it could be done to: a chosen one, or the one that
 *   has the focus
 */
export function keyAct(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey,
  { isWriting, isEmptyLine, isChosen, isOn }: KeyPlace,
): KeyAct | undefined {
  const isCommand = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isCommand && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (isCommand && letter === 'y') return 'redo';
  if (isCommand && letter === 'k') return isWriting ? 'link' : undefined;
  if (key === 'Escape') return isChosen ? 'up' : undefined;
  const isDeed = isChosen || isOn;
  if (altKey && isDeed && key === 'ArrowUp') return shiftKey ? 'sectionUp' : 'moveUp';
  if (altKey && isDeed && key === 'ArrowDown') return shiftKey ? 'sectionDown' : 'moveDown';
  if (isCommand && isDeed && letter === 'd') return 'duplicate';
  if (isCommand || altKey) return undefined;
  if (key === '/' && (isEmptyLine || !isWriting)) return 'add';
  if (isWriting) return undefined;
  if (shiftKey && key === 'ArrowUp') return 'extendUp';
  if (shiftKey && key === 'ArrowDown') return 'extendDown';
  return isDeed && (key === 'Delete' || key === 'Backspace') ? 'remove' : undefined;
}
