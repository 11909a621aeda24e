export type { EditorBlocks } from './editor-blocks';
export type { EditorPort } from './editor-port';
export { createServerPort } from './create-server-port';
export { openEditor, type OpenEditor } from './open-editor';
