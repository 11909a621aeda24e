import {
  describeContrast,
  describeLowContrasts,
  findLookField,
  judgeContrasts,
  readLook,
  type ContrastWords,
  type LookFont,
  type SiteLook,
  type ThemeLook,
} from '@frontage/site-model/look';
import { sayOfLook } from './say-of-look';

/** The controls of a look. */
export interface LookForm {
  /** What is chosen. A colour that is being typed counts as it was before. */
  read(): SiteLook;
  /** Puts a look into the controls. */
  write(look: SiteLook): void;
  /** Writes what everybody can read, which parts can be reset and which look was started from. */
  show(look: SiteLook): void;
  /** Writes colours as they are kept, and marks what is none. */
  settle(): void;
  /** Offers fonts beside those that are offered already. */
  offer(fonts: readonly LookFont[]): void;
  /** Gives a part back to the theme, with the focus on its control. @returns its label */
  reset(button: Element): string;
}

/** A part, and what it has while nobody chooses it. */
interface Part {
  readonly root: HTMLElement;
  readonly name: string;
  readonly usual: string;
  readonly control: HTMLInputElement | HTMLSelectElement;
  readonly picker: HTMLInputElement | null;
}

/**
 * Makes what reads and fills the controls of a look.
 *
 * @param form has them, as the server makes them
 * @param low where it is said which colours are too faint
 * @param theme what the theme says
 */
export function createLookForm(
  form: HTMLFormElement,
  low: HTMLElement,
  theme: ThemeLook,
): LookForm {
  const parts = [...form.querySelectorAll<HTMLElement>('[data-look-part]')].flatMap(readPart);
  let before: SiteLook = {};

  function read(): SiteLook {
    const entered = parts.map(({ name, control }) => [name, control.value] as const);
    const { look, issues } = readLook(Object.fromEntries(entered));
    const isWrong = (name: string) => issues.some(({ field }) => field === name);
    const stored: Readonly<Record<string, string | undefined>> = look;
    const kept: Readonly<Record<string, string | undefined>> = before;
    const chosen = parts.flatMap(({ name, usual }) => {
      const value = isWrong(name) ? kept[name] : stored[name];
      return value === undefined || value === usual ? [] : [[name, value] as const];
    });
    before = readLook(Object.fromEntries(chosen)).look;
    return before;
  }

  function write(look: SiteLook): void {
    const chosen: Readonly<Record<string, string | undefined>> = look;
    for (const { name, usual, control } of parts) control.value = chosen[name] ?? usual;
    before = look;
  }

  function show(look: SiteLook): void {
    const contrasts = judgeContrasts(look, theme);
    setText(low, describeLowContrasts(contrasts));
    for (const part of parts) {
      const button = part.root.querySelector<HTMLElement>('[value^="reset@"]');
      if (button) button.hidden = part.control.value === part.usual;
      const field = findLookField(part.name);
      if (field?.kind === 'color') showContrast(part, describeContrast(contrasts, field));
    }
    for (const button of form.querySelectorAll<HTMLElement>('[data-look-start]')) {
      const isStarted = JSON.stringify(startingLook(button)) === JSON.stringify(look);
      button.setAttribute('aria-pressed', String(isStarted));
    }
  }

  function settle(): void {
    for (const part of parts) {
      const { control, usual } = part;
      if (control.value.trim() === '') control.value = usual;
      const color = colorOf(part);
      if (color !== undefined) control.value = color;
      else if (part.picker) mark(part);
    }
  }

  return {
    read,
    write,
    show,
    settle,
    offer(fonts) {
      for (const { control } of parts) if (/-font$/.test(control.name)) addOptions(control, fonts);
    },
    reset(button) {
      const part = parts.find(({ root }) => root.contains(button));
      if (!part) return '';
      part.control.value = part.usual;
      part.control.focus();
      return findLookField(part.name)?.label ?? '';
    },
  };
}

/** Reads the look that a button starts from. */
export function startingLook(button: HTMLElement): SiteLook {
  return readLook(JSON.parse(button.dataset['lookStart'] ?? '{}')).look;
}

function readPart(root: HTMLElement): Part[] {
  const name = root.dataset['lookPart'] ?? '';
  const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  const picker = root.querySelector<HTMLInputElement>('[data-look-picker]');
  return control ? [{ root, name, usual: root.dataset['usual'] ?? '', control, picker }] : [];
}

function addOptions(control: Part['control'], fonts: readonly LookFont[]): void {
  if (!(control instanceof HTMLSelectElement)) return;
  const offered = new Set([...control.options].map(({ value }) => value));
  for (const { id, name } of fonts) if (!offered.has(id)) control.add(new Option(name, id));
}

/** The colour in a control; undefined for a part of another kind, and for what is no colour. */
function colorOf({ name, control, picker }: Part): string | undefined {
  const look: Readonly<Record<string, string | undefined>> = readLook({
    [name]: control.value,
  }).look;
  return picker ? look[name] : undefined;
}

function showContrast(part: Part, { text, isLow }: ContrastWords): void {
  const { root, control, picker } = part;
  const color = colorOf(part);
  const said = root.querySelector<HTMLElement>('[data-look-contrast]');
  if (!said || (color === undefined && control.hasAttribute('aria-invalid'))) return;
  if (picker && color !== undefined) picker.value = color;
  // What was wrong with it when it was sent is mended.
  control.removeAttribute('aria-invalid');
  root.querySelector(`#${control.id}-wrong`)?.remove();
  setText(said, text);
  said.className = isLow ? 'wrong' : 'hint';
}

function mark({ root, control }: Part): void {
  const said = root.querySelector<HTMLElement>('[data-look-contrast]');
  control.setAttribute('aria-invalid', 'true');
  if (!said) return;
  setText(said, sayOfLook('notColor', { entered: control.value }));
  said.className = 'wrong';
}

/** What is said again is not read out again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
