import type { Editing } from './create-editing';
import type { EditorBlocks } from './editor-blocks';
import { rehearseMoving } from './rehearse-moving';

/** What a rehearsal needs. */
export interface RehearsalOptions {
  /** Not every browser says when it is idle. */
  readonly window: Partial<Pick<Window, 'requestIdleCallback'>> & Pick<Window, 'document'>;
  readonly editing: Pick<Editing, 'saveState'>;
  readonly blocks: EditorBlocks;
  /** Gives it up. */
  readonly signal: AbortSignal;
}

/** Rehearses a move in the next idle turn, unless somebody writes then. */
export function rehearseWhenIdle({ window, editing, blocks, signal }: RehearsalOptions): void {
  window.requestIdleCallback?.(() => {
    if (signal.aborted || editing.saveState() !== 'saved') return;
    rehearseMoving(window.document, blocks);
  });
}
