export {
  createMemoryPort,
  type MemoryPage,
  type MemoryPageOptions,
} from './editor/create-memory-port';
export type { PresenceSign } from './editor/create-presence';
export type { ReviewPort } from './editor/create-review';
export type { EditHindrance, EditReply, EditStore } from './editor/edit-store';
export type { EditorBlocks, LoadGroups } from './editor/editor-blocks';
export { readEditorParts, type EditorParts } from './editor/editor-parts';
export type { EditorPort } from './editor/editor-port';
export { kindText } from './editor/editor-texts';
export type { EditorTextTables } from './editor/editor-text-tables';
export type { FileLibrary, FileUpload, UploadFile } from './editor/files/file-library';
export type { UploadDelay, UploadedFile, UploadReply } from './editor/files/uploaded-file';
export { importAgain } from './editor/import-again';
export { mountEditor, type MountEditorOptions } from './editor/mount-editor';
export { openEditor, type OpenEditor, type OpenEditorOptions } from './editor/open-editor';
export { filesEntry } from './editor/palette/load-groups';
export type { KindPicture, PaletteEntry, PaletteGroup } from './editor/palette/palette-entry';
export type { PatternDeed, PatternReply, PatternStore } from './editor/patterns/pattern-store';
export { renderSections } from './editor/render-sections';
