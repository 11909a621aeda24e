import type { PageBlock } from '@frontage/site-model';
import type { UploadedFile, UploadReply } from './uploaded-file';

/** A file on its way. */
export interface FileUpload {
  readonly file: File;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Called with the part that has arrived, from 0 to 1. */
  onProgress(part: number): void;
}

/** Sends a file to the library of the site. It never rejects. */
export type UploadFile = (upload: FileUpload) => Promise<UploadReply>;

/** Where files go that are dropped on a page, pasted or chosen, and what they become. */
export interface FileLibrary {
  readonly upload: UploadFile;
  /** The blocks that show these files, in their order. */
  blocksOf(files: readonly UploadedFile[]): readonly Omit<PageBlock, 'id'>[];
  /** How many blocks files of these names or types may become, at most. */
  countBlocksOf(types: readonly string[]): number;
}
