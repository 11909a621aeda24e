import type { Teardown } from '@frontage/core-lifecycle';
import type { FormTexts } from '../messages';
import { maxFiles } from '../sanitize-value';
import { readFieldParts } from './field-part';
import { describeFiles, isTaken } from './describe-files';
import { findPart } from './find-part';
import { formParts } from '../markup/form-parts';
import { createPatcher } from './create-patcher';
import { hideError, showError } from './show-error';
import { uploadParts } from '../markup/upload-parts';

/** The chosen files of a form, as listed under their inputs. */
export interface ChosenFiles {
  /** Shows how much of a file is sent, from 0 to 1. */
  showProgress(file: File, part: number): void;
  /** Removes the lists; the inputs keep their files. */
  readonly destroy: Teardown;
}

/** The texts of file lists. */
export interface FileListOptions {
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** The text before a file's name on its remove button. @default 'Remove' */
  readonly removeText?: string | undefined;
}

/**
 * Lists the chosen files and announces them: a second choice adds to the first, and each file has a
 * remove button. A file that the field does not accept is refused at once, by name.
 */
export function createFileList(
  form: HTMLFormElement,
  { texts, removeText = 'Remove' }: FileListOptions,
): ChosenFiles {
  const mounted = new AbortController();
  const { signal } = mounted;
  const patch = createPatcher(signal);
  const chosen = new WeakMap<HTMLInputElement, readonly File[]>();
  const bars = new WeakMap<File, HTMLProgressElement>();

  function choose(input: HTMLInputElement, chosenNow: readonly File[]): void {
    const [field] = readFieldParts(form).filter(({ control }) => control === input);
    const files = chosenNow.filter((file) => isTaken(input, file)).slice(0, maxFiles);
    const wrong = field ? describeFiles(field, chosenNow, texts) : '';
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    // A browser may return new objects for the same files.
    chosen.set(input, [...(input.files ?? [])]);
    const wrapper = input.closest(`[${formParts.field}]`);
    if (!wrapper) return;
    patch(findPart(wrapper, uploadParts.list), {
      content: (chosen.get(input) ?? []).map((file) => entry(input, file)),
    });
    hideError(wrapper, patch);
    if (field && wrong) showError(field, wrong, patch);
    patch(findPart(wrapper, uploadParts.status), {
      content: [[files.map(({ name }) => name).join(', '), wrong].filter(Boolean).join(' ')],
    });
  }

  function entry(input: HTMLInputElement, file: File): HTMLElement {
    const item = document.createElement('li');
    const bar = document.createElement('progress');
    const remove = document.createElement('button');
    bar.max = 1;
    bar.value = 0;
    bar.hidden = true;
    bar.setAttribute('aria-label', file.name);
    bars.set(file, bar);
    remove.type = 'button';
    remove.textContent = '×';
    remove.setAttribute('aria-label', `${removeText} ${file.name}`);
    remove.addEventListener('click', () => {
      choose(
        input,
        (chosen.get(input) ?? []).filter((other) => other !== file),
      );
      input.focus();
    });
    item.append(file.name, bar, remove);
    return item;
  }

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const before = target.multiple ? (chosen.get(target) ?? []) : [];
    const added = [...(target.files ?? [])].filter(
      (file) => !before.some((other) => isSame(other, file)),
    );
    choose(target, [...before, ...added]);
  }

  form.addEventListener('change', onChange, { signal });
  form.addEventListener(
    'reset',
    () => {
      for (const input of form.querySelectorAll<HTMLInputElement>('[type=file]')) choose(input, []);
    },
    { signal },
  );
  for (const input of form.querySelectorAll<HTMLInputElement>('[type=file]')) {
    // Files that were chosen before the script loaded.
    if (input.files?.[0]) choose(input, [...input.files]);
  }

  return {
    showProgress: (file, part) => {
      const bar = bars.get(file);
      if (!bar) return;
      bar.hidden = false;
      bar.value = part;
    },
    destroy: () => mounted.abort(),
  };
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
