import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormDefinition } from '../form-definition';
import { formMessages } from '../messages';
import { contactForm } from '../testing/definitions';
import { openForm, type FormPage } from '../testing/form-page';
import {
  createFormUploads,
  stallTime,
  type UploadPlace,
  type UploadResult,
} from './create-form-uploads';
import { formParts } from '../markup/form-parts';
import type { FormUploads } from './mount-form-options';
import { uploadParts } from '../markup/upload-parts';

const fileForm: FormDefinition = {
  ...contactForm,
  fields: [
    {
      id: 'file-1',
      type: 'file',
      title: 'Plan',
      required: true,
      accept: ['image/png', 'application/pdf'],
      maxBytes: 102_400,
    },
  ],
};

interface Upload extends UploadPlace {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly tell: (part: number) => void;
  readonly answer: (result: UploadResult) => void;
}

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

function openUploads(definition = fileForm): {
  form: FormPage;
  uploads: Upload[];
  choose: (...files: File[]) => void;
  destroy: () => void;
} {
  const sent: Upload[] = [];
  const late: FormUploads = {
    check: () => uploads.check(),
    send: (key, signal) => uploads.send(key, signal),
  };
  const form = openForm(definition, { uploads: late });
  const uploads = createFormUploads(form.form, {
    formId: definition.id,
    clock: form.clock,
    upload: (file, place, signal, onProgress) =>
      new Promise((answer) =>
        sent.push({ ...place, name: file.name, signal, tell: onProgress, answer }),
      ),
  });
  onTestFinished(uploads.destroy);
  const choose = (...files: File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    const input = form.control('file-1') as HTMLInputElement;
    input.files = transfer.files;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { form, uploads: sent, choose, destroy: uploads.destroy };
}

const file = (name: string, { type = 'application/pdf', bytes = 10 } = {}) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 });

async function press(form: FormPage): Promise<void> {
  await form.press();
  await expect.poll(() => form.form.getAttribute(formParts.state)).not.toBeNull();
}

describe('createFormUploads', () => {
  it('lists what is chosen, adds a second choice, and takes away what is not wanted', async () => {
    const { form, choose } = openUploads();
    choose(file('a.pdf'));
    choose(file('b.pdf'), file('a.pdf'));
    const names = () =>
      [...form.part(uploadParts.list).children].map((item) => item.firstChild?.textContent);
    expect(names()).toEqual(['a.pdf', 'b.pdf']);
    expect(form.part(uploadParts.status).textContent).toBe('a.pdf, b.pdf');
    await page.getByRole('button', { name: 'Remove a.pdf' }).click();
    expect(names()).toEqual(['b.pdf']);
    expect((form.control('file-1') as HTMLInputElement).files).toHaveLength(1);
    expect(document.activeElement).toBe(form.control('file-1'));
  });

  it('sends nothing of a field that was disabled after its files were chosen', async () => {
    const [field, ...others] = fileForm.fields;
    const optional = {
      ...fileForm,
      fields: field ? [{ ...field, required: false }, ...others] : [],
    };
    const { form, uploads, choose } = openUploads(optional);
    choose(file('a.pdf'));
    (form.control('file-1') as HTMLInputElement).disabled = true;
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => form.saves.length).toBe(1);
    expect(uploads).toEqual([]);
  });

  it.each([
    [
      'of another type',
      [file('a.exe', { type: 'application/x-msdownload' })],
      'a.exe cannot be sent. Choose a file of these types: image/png, application/pdf.',
    ],
    [
      '[9.09] that is too large',
      [file('a.pdf', { bytes: 102_401 })],
      'a.pdf is too large. Choose a file of at most 100 KB.',
    ],
    ['that is empty', [file('a.pdf', { bytes: 0 })], 'a.pdf is empty. Choose another file.'],
  ])('refuses a file %s when it is chosen, by its name', async (_, files, message) => {
    const { form, choose } = openUploads();
    choose(file('good.pdf'), ...files);
    const input = form.control('file-1') as HTMLInputElement;
    expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['good.pdf']);
    expect(form.root.querySelector('#file-1-error')?.textContent).toBe(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(form.part(uploadParts.status).textContent).toBe(`good.pdf ${message}`);
    // Only the valid file is left, so it can be sent at once.
    choose(file('other.pdf'));
    expect(form.root.querySelector('#file-1-error')?.textContent).toBe('');
    expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['good.pdf', 'other.pdf']);
  });

  it('takes as many files as the field does, and says that there were more', () => {
    const { form, choose } = openUploads();
    choose(...Array.from({ length: 11 }, (_, index) => file(`${index}.pdf`)));
    expect((form.control('file-1') as HTMLInputElement).files).toHaveLength(10);
    expect(form.root.querySelector('#file-1-error')?.textContent).toBe('Choose at most 10 files.');
  });

  it('tells of no file before anything is sent', async () => {
    const { form, uploads } = openUploads();
    await press(form);
    await expect
      .poll(() => form.root.querySelector('#file-1-error')?.textContent)
      .toBe('Choose a file.');
    expect([uploads, form.saves]).toEqual([[], []]);
  });

  it.each([
    [
      'its size',
      file('a.pdf', { bytes: 102_401 }),
      'a.pdf is too large. Choose a file of at most ١٠٠ كيلوبايت.',
    ],
    [
      'its kind',
      file('a.exe', { type: 'application/x-msdownload' }),
      'a.exe cannot be sent. Choose a file of these types: PNG, PDF.',
    ],
  ])('tells of %s in the words of the page, where the markup has them', (_, wrong, message) => {
    const { form, choose } = openUploads();
    form.control('file-1').setAttribute(uploadParts.size, '١٠٠ كيلوبايت');
    form.control('file-1').setAttribute(uploadParts.types, 'PNG, PDF');
    choose(wrong);
    expect(form.root.querySelector('#file-1-error')?.textContent).toBe(message);
  });

  it('without a net, files wait for it as the form does', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf'));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    uploads[0]?.answer({ ok: false, status: 0 });
    await expect.poll(() => form.part(formParts.below).textContent).toBe(formMessages.OFFLINE);
    form.clock.advance(600_000);
    expect([uploads.length, form.form.getAttribute(formParts.state)]).toEqual([1, 'submitting']);
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => uploads.length).toBe(2);
    uploads[1]?.answer({ ok: true, data: { uploadId: 'u1' } });
    await expect.poll(() => form.saves.length).toBe(1);
  });

  it('sends the files one after the other with the key of the submission, which then names them', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf'), file('b.pdf'));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    expect(uploads[0]).toMatchObject({
      name: 'a.pdf',
      formId: fileForm.id,
      fieldId: 'file-1',
      key: 'k1',
    });
    uploads[0]?.tell(0.5);
    const bar = form.root.querySelector('progress');
    expect([bar?.hidden, bar?.value]).toEqual([false, 0.5]);
    uploads[0]?.answer({ ok: true, data: { uploadId: 'u1' } });
    await expect.poll(() => uploads.length).toBe(2);
    uploads[1]?.answer({ ok: true, data: { uploadId: 'u2' } });
    await expect.poll(() => form.saves.length).toBe(1);
    expect(form.saves[0]?.form).toBe('{"file-1":["u1","u2"]}');
  });

  it('does not send a file twice with the same key, whatever becomes of the submission', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf'));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.answer({ ok: true, data: { uploadId: 'u1' } });
    await expect.poll(() => form.saves.length).toBe(1);
    await form.answerSave({ ok: false, status: 0 });
    form.clock.advance(500);
    await expect.poll(() => form.saves.length).toBe(2);
    expect(form.saves[1]).toEqual(form.saves[0]);
    await form.answerSave({ ok: false, status: 401 });
    await form.answerKey({ ok: true, data: { key: 'k2' } });
    await expect.poll(() => uploads.map(({ key }) => key)).toEqual(['k1', 'k2']);
  });

  it('tells at the field what the server says of a file', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf'));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.answer({ ok: false, status: 400, errors: { 'file-1': 'That is no PDF.' } });
    await expect
      .poll(() => form.root.querySelector('#file-1-error')?.textContent)
      .toBe('That is no PDF.');
    expect(form.saves).toEqual([]);
  });

  it('sends a file again that makes no progress for a minute', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf'));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    form.clock.advance(stallTime - 1);
    uploads[0]?.tell(0.1);
    form.clock.advance(stallTime - 1);
    expect(form.clock.waiting).toBe(1);
    form.clock.advance(1);
    await expect.poll(() => form.clock.waiting).toBe(1);
    form.clock.advance(500);
    await expect.poll(() => uploads.length).toBe(2);
  });

  it('of a field for one file keeps the last, and of a form that was sent none', () => {
    const { form, choose } = openUploads();
    form.control('file-1').removeAttribute('multiple');
    choose(file('a.pdf'));
    choose(file('b.pdf'));
    const list = form.part(uploadParts.list);
    expect([...list.children].map((item) => item.firstChild?.textContent)).toEqual(['b.pdf']);
    form.form.reset();
    expect([
      list.childElementCount,
      (form.control('file-1') as HTMLInputElement).files?.length,
    ]).toEqual([0, 0]);
  });

  it('lists what was chosen before it came', () => {
    const { form, choose, destroy } = openUploads();
    choose(file('a.pdf'));
    destroy();
    expect(form.part(uploadParts.list).childElementCount).toBe(0);
    const late = createFormUploads(form.form, {
      formId: fileForm.id,
      clock: form.clock,
      upload: () => new Promise(() => undefined),
    });
    onTestFinished(late.destroy);
    expect(form.part(uploadParts.list).firstElementChild?.firstChild?.textContent).toBe('a.pdf');
  });

  it('ends a file that is on its way with the form', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf'), file('b.pdf'));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    form.unmount();
    expect(uploads[0]?.signal.aborted).toBe(true);
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect([uploads.length, form.clock.waiting]).toEqual([1, 0]);
  });

  it('leaves a file whose type the browser does not know to the server', async () => {
    const { form, uploads, choose } = openUploads();
    choose(file('a.pdf', { type: '' }));
    await press(form);
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    await expect.poll(() => uploads.length).toBe(1);
    form.unmount();
  });

  it('keeps nothing of a file in the draft', () => {
    const { form, choose } = openUploads();
    choose(file('secret-plan.pdf'));
    form.clock.advance(300);
    expect(sessionStorage.getItem(`frontage:form:${fileForm.id}`)).not.toContain('secret-plan');
  });

  it('leaves the markup of the server when it ends, and the files in their input', () => {
    const { form, choose, destroy } = openUploads();
    form.unmount();
    const before = form.root.cloneNode(true);
    choose(file('a.pdf'));
    expect(before.isEqualNode(form.root)).toBe(false);
    destroy();
    expect(before.isEqualNode(form.root), form.root.innerHTML).toBe(true);
    expect((form.control('file-1') as HTMLInputElement).files).toHaveLength(1);
  });
});
