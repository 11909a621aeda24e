import type { EditorData } from '@frontage/site-model/editing';

/** The parts of the editor's page. */
export interface EditorParts {
  readonly data: EditorData;
  readonly frame: HTMLIFrameElement;
  readonly panel: HTMLElement;
  readonly state: HTMLElement;
  readonly announcement: HTMLElement;
  /** Names who else is here. */
  readonly others: HTMLElement;
  readonly publish: HTMLFormElement | null;
  /** Leads to the links by which others see the newest version. */
  readonly previews: HTMLAnchorElement | null;
  act(name: 'undo' | 'redo' | 'add'): HTMLButtonElement | null;
}

/** Reads the editor's page; undefined if it is another one. */
export function readEditorParts(document: Document): EditorParts | undefined {
  const find = <Found extends HTMLElement>(name: string) =>
    document.querySelector<Found>(`[data-editor-${name}]`);
  const data = find('data')?.textContent;
  const frame = find<HTMLIFrameElement>('frame');
  const [panel, state] = [find('panel'), find('state')];
  const [announcement, others] = [find('announcement'), find('others')];
  if (!data || !frame || !panel || !state || !announcement || !others) return undefined;
  return {
    // Written by the server with this very page.
    data: JSON.parse(data) as EditorData,
    frame,
    panel,
    state,
    announcement,
    others,
    publish: find<HTMLFormElement>('publish'),
    previews: find<HTMLAnchorElement>('previews'),
    act: (name) => document.querySelector(`[data-editor-act=${name}]`),
  };
}
