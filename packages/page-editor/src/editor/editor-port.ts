import type { LoadChoices } from '../fields/field-choice';
import type { PresenceOptions } from './create-presence';
import type { ReviewPort } from './create-review';
import type { EditStore } from './edit-store';
import type { EditorTextTables } from './editor-text-tables';
import type { EditorBlocks } from './editor-blocks';
import type { FileLibrary } from './files/file-library';
import type { PatternStore } from './patterns/pattern-store';

/**
 * What an editor needs of the world around it: a store of edits, what renders the page, and what
 * else is kept elsewhere. None of it rejects, but for `loadChoices`.
 */
export interface EditorPort {
  /** The kinds of block of the page. */
  readonly blocks: EditorBlocks;
  /** Keeps the edits of the page. */
  readonly edits: EditStore;
  /**
   * Renders the page after the last edit that was kept, in the markup of the frame; undefined where
   * it does not arrive.
   *
   * @param known marks of what the editor has already, where an earlier answer had marks: their
   *   content may be left out, by `pageMarkup` of the entry `./page`
   */
  loadShown(known: readonly string[]): Promise<Document | undefined>;
  /** Finds what a field may lead to. @default there is nothing */
  readonly loadChoices?: LoadChoices;
  /** Keeps patterns, which are blocks that can be added again. @default there are none */
  readonly patterns?: PatternStore;
  /** Takes files. @default none can be added */
  readonly files?: FileLibrary;
  /** Where somebody who was signed out signs in again, in another tab. @default nobody is told */
  readonly signIn?: string;
  /** Says who is here, and hears who else is. @default nobody is told */
  readonly sendPresence?: PresenceOptions['send'];
  /** What the editor says in its window, where that is another language. @default English */
  readonly texts?: EditorTextTables;
  /** What publishing would change, and what publishes. @default it is done elsewhere */
  readonly review?: ReviewPort;
}
