import type { PagePart } from '@frontage/site-model/editing';
import type { DropPlace } from './drag/drop-place';
import type { DragEvents } from './drag/listen-to-drag';
import type { ExtendChosen } from './several/chosen-blocks';

/** What happens on the page in the frame. */
export interface FrameEvents extends DragEvents {
  /** One more block is chosen, or one less; or all up to it. */
  onExtend(blockId: string, how: ExtendChosen): void;
  /** A block is chosen, or none; with the point where it was pressed, in px. */
  onChoose(blockId: string | undefined, point?: { left: number; top: number }): void;
  /** A section is chosen: it was pressed beside its blocks. */
  onChooseSection(sectionId: string): void;
  /** A part that every page has was pressed, such as the header. */
  onChoosePart(part: PagePart): void;
  /** A key was pressed; whether the editor has used it. */
  onKey(event: KeyboardEvent): boolean;
  /** Something is copied, cut or pasted while no words are written. */
  onClipboard(event: ClipboardEvent): void;
  /** Files were dropped at a place of the page, or pasted. */
  onFiles(files: readonly File[], place?: DropPlace): void;
}
