import { blockTable, type EditorBlocks } from './editor-blocks';
import { kindText } from './editor-texts';

/** Names a field together with the kind of its block: once, where both are called the same. */
export function nameField(known: EditorBlocks, kind: string, field: string): string {
  const name = kindText(kind);
  const label = blockTable(known, kind)?.fields[field]?.label ?? field;
  return label === name ? name : `${name}: ${label}`;
}
