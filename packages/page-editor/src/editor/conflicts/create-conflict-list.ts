import { element } from '../../elements/element';
import { loadDialogs } from '../load-dialogs';
import type { ConflictQuestions, ConflictQuestionsOptions } from './create-conflict-questions';

/** The questions about edits that were not applied. */
export interface ConflictList {
  readonly root: HTMLElement;
  /** Shows those that are open now. */
  update(): void;
}

/**
 * Makes the room of the questions about edits that were not applied, since somebody else was first.
 * They come with what opens over the editor; until then the edits wait.
 */
export function createConflictList(
  options: Omit<ConflictQuestionsOptions, 'root'> & { readonly document: Document },
): ConflictList {
  const root = element(options.document, 'div');
  let questions: Promise<ConflictQuestions | undefined> | undefined;

  async function load(): Promise<ConflictQuestions | undefined> {
    try {
      return (await loadDialogs()).createConflictQuestions({ ...options, root });
    } catch {
      questions = undefined;
      return undefined;
    }
  }

  return {
    root,
    update() {
      // While somebody types there is nothing to be made anew.
      if (options.editing.refused().length === 0 && root.childElementCount === 0) return;
      questions ??= load();
      void questions.then((made) => made?.update());
    },
  };
}
