import type { LoadChoices } from '../fields/field-choice';
import type { PresenceOptions } from './create-presence';
import type { EditorBlocks } from './editor-blocks';
import type { EditServer } from './edit-server';
import type { UploadFile } from './files/upload-file';
import type { PatternServer } from './patterns/pattern-server';

/**
 * What an editor needs of the world around it: a store of edits, what renders the page, and what
 * else is kept elsewhere. None of it rejects, but for `loadChoices`.
 */
export interface EditorPort {
  /** The kinds of block of the page. */
  readonly blocks: EditorBlocks;
  /** Keeps the edits of the page. */
  readonly edits: EditServer;
  /** Renders the page after the last edit that was kept; undefined where it does not arrive. */
  loadShown(): Promise<Document | undefined>;
  /** Finds what a field may lead to. */
  readonly loadChoices: LoadChoices;
  readonly patterns: PatternServer;
  readonly upload: UploadFile;
  /** Says who is here, and hears who else is. */
  readonly sendPresence: PresenceOptions['send'];
}
