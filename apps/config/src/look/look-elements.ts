import type { LookDeskData } from '@frontage/site-model/look';

/** The elements of the screen of the look, as the server makes them. */
export interface LookElements {
  readonly data: LookDeskData;
  readonly desk: HTMLElement;
  readonly form: HTMLFormElement;
  readonly state: HTMLElement;
  readonly low: HTMLElement;
  /** Where the frame is put; its value is the frame's title. */
  readonly stage: HTMLElement;
  readonly viewForm: HTMLFormElement;
  readonly pages: HTMLSelectElement;
  readonly schemes: HTMLSelectElement;
  /** The page in the frame, as the form sends it. */
  readonly at: HTMLInputElement;
}

/** Finds the elements of the screen; undefined on another page. */
export function findLookElements(document: Document): LookElements | undefined {
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-look-${name}]`);
  const desk = find('desk');
  const form = desk?.querySelector<HTMLFormElement>('form[data-look-form]');
  const viewForm = desk?.querySelector<HTMLFormElement>('form[data-look-view]');
  const pages = viewForm?.querySelector<HTMLSelectElement>('select[name=at]');
  const schemes = find('schemes')?.querySelector('select');
  const at = desk?.querySelector<HTMLInputElement>('[data-look-at]');
  const [state, low, stage, json] = ['state', 'low', 'frame', 'data'].map(find);
  if (!desk || !form || !viewForm || !pages || !schemes || !at) return undefined;
  if (!state || !low || !stage || !json) return undefined;
  // The server writes it.
  const data = JSON.parse(json.textContent ?? '') as LookDeskData;
  return { data, desk, form, state, low, stage, viewForm, pages, schemes, at };
}
