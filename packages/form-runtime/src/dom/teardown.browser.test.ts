import { beforeEach, describe, expect, it } from 'vitest';
import { openForm, send, type FormPage } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const saved = { ok: true } as const;

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

describe('the end of a form', () => {
  const moments: Record<string, (form: FormPage) => Promise<void>> = {
    'at rest': async () => undefined,
    'with errors': (form) => form.press(),
    'while submitting': send,
    'while waiting to repeat': async (form) => {
      await send(form);
      await form.answerSave({ ok: false, status: 0 });
    },
    'after a failure': async (form) => {
      await send(form);
      await form.answerSave({ ok: false, status: 400, errors: { 'text-1': 'No.' } });
    },
    'after success': async (form) => {
      await send(form);
      await form.answerSave(saved);
    },
    'with a full counter': (form) => form.type('textarea-1', 'x'.repeat(40)),
  };

  it.each(Object.keys(moments))('leaves the markup of the server: %s', async (moment) => {
    const untouched = openForm();
    untouched.unmount();
    const form = openForm();
    await moments[moment]?.(form);
    form.unmount();
    form.unmount();
    expect(form.root.isEqualNode(untouched.root), form.root.innerHTML).toBe(true);
    expect(form.clock.waiting).toBe(0);
  });

  it('leaves no listener, and an answer that comes later changes nothing', async () => {
    const form = openForm();
    await send(form);
    form.unmount();
    const before = form.root.innerHTML;
    await form.answerSave(saved);
    form.form.dispatchEvent(new Event('input', { bubbles: true }));
    form.control('text-1').focus();
    const submit = new SubmitEvent('submit', { cancelable: true });
    form.form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
    expect(form.root.innerHTML).toBe(before);
  });

  it('can be mounted again', async () => {
    const form = openForm();
    await form.press();
    await form.answerKey({ ok: false, status: 0 });
    form.unmount();
    form.mount();
    await send(form);
    await form.answerSave(saved);
    expect(form.part(formParts.success).hidden).toBe(false);
  });
});
