import type { PageDocument } from '@frontage/site-model';
import type { NumberedEdit } from '@frontage/site-model/editing';

/** What the script of the editor begins with. */
export interface EditorData {
  readonly pageId: string;
  /** The account that edits; its own edits can be taken back on any device. */
  readonly accountId: string;
  /** The page after the edit `number`. */
  readonly document: PageDocument;
  readonly number: number;
  /** The account's own edits of the page, oldest first. */
  readonly history: readonly NumberedEdit[];
  /** The address of the page's newest version, for the frame. */
  readonly frame: string;
  /** The address of the same page for the script, which compares. */
  readonly shown: string;
  /** Where edits are sent and asked for. */
  readonly edits: string;
  /** Where what a field may lead to is found. */
  readonly choices: string;
}
