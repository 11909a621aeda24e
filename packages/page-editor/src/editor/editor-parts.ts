/** What the editor's page has for it. */
export interface EditorParts {
  /** Holds all of it: keys and the clipboard are heard there. */
  readonly root: Document | HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly panel: HTMLElement;
  readonly state: HTMLElement;
  readonly announcement: HTMLElement;
  /** Names who else is here. */
  readonly others: HTMLElement;
  /** Asks for the list before publishing. @default publishing is no matter of the editor */
  readonly publish: HTMLFormElement | null;
  /** Choose the width of the frame, in px; 0 is all that there is. */
  readonly widths: readonly HTMLInputElement[];
  act(name: 'undo' | 'redo' | 'add'): HTMLButtonElement | null;
}

/**
 * Reads the parts of an editor's page, which a server has made, or `mountEditor`.
 *
 * @param root the page, or the part of it that is the editor
 * @returns undefined where one of them is missing
 */
export function readEditorParts(root: Document | HTMLElement): EditorParts | undefined {
  const find = <Found extends HTMLElement>(name: string) =>
    root.querySelector<Found>(`[data-editor-${name}]`);
  const frame = find<HTMLIFrameElement>('frame');
  const [panel, state] = [find('panel'), find('state')];
  const [announcement, others] = [find('announcement'), find('others')];
  const acts = new Map(
    [...root.querySelectorAll<HTMLButtonElement>('[data-editor-act]')].map((button) => [
      button.dataset['editorAct'],
      button,
    ]),
  );
  if (!frame || !panel || !state || !announcement || !others) return undefined;
  return {
    root,
    frame,
    panel,
    state,
    announcement,
    others,
    publish: find<HTMLFormElement>('publish'),
    widths: [...root.querySelectorAll<HTMLInputElement>('[data-editor-width]')],
    act: (name) => acts.get(name) ?? null,
  };
}
