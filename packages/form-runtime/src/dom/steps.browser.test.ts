import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { FormDefinition } from '../form-definition';
import { contactForm } from '../testing/definitions';
import { openForm, send, type FormPage } from '../testing/form-page';
import { formParts } from '../markup/form-parts';
import { mountFormSteps } from './mount-form-steps';
import { stepParts } from '../markup/step-parts';

const threeSteps: FormDefinition = {
  ...contactForm,
  fields: [
    { id: 'text-1', type: 'text', title: 'Name', required: true },
    { id: 'section-1', type: 'section', title: 'Your stay', required: false, startsPage: true },
    { id: 'radio-1', type: 'radio', title: 'Room', required: true, options: ['Small', 'Large'] },
    { id: 'section-2', type: 'section', title: 'How we answer', required: false, startsPage: true },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
  ],
};

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

function openSteps(): FormPage {
  const form = openForm(threeSteps);
  const unmount = mountFormSteps(form.form);
  onTestFinished(unmount);
  return form;
}

function shown(form: FormPage): boolean[] {
  return [...form.root.querySelectorAll<HTMLElement>(`[${stepParts.step}]`)].map(
    ({ hidden }) => !hidden,
  );
}

const pressNext = () => page.getByRole('button', { name: 'Next' }).click();

describe('mountFormSteps', () => {
  it('shows the first step and says which of how many', () => {
    const form = openSteps();
    expect(shown(form)).toEqual([true, false, false]);
    expect(form.part(stepParts.progress).textContent).toBe('Step 1 of 3');
    expect([
      form.part(stepParts.back).hidden,
      form.part(stepParts.next).hidden,
      form.part(formParts.submit).hidden,
    ]).toEqual([true, false, true]);
  });

  it('checks the step alone, before it leads on to the heading of the next', async () => {
    const form = openSteps();
    await pressNext();
    await expect
      .poll(() => form.root.querySelector('#text-1-error')?.textContent)
      .toBe('Fill in this field.');
    expect(document.activeElement).toBe(form.control('text-1'));
    expect([...form.root.querySelectorAll(`[${formParts.invalid}]`)]).toHaveLength(1);

    await form.type('text-1', 'Ada');
    expect(form.root.querySelector('#text-1-error')?.textContent).toBe('');
    await pressNext();
    await expect.poll(() => shown(form)).toEqual([false, true, false]);
    expect(document.activeElement?.textContent).toBe('Your stay');
    expect(form.part(stepParts.progress).textContent).toBe('Step 2 of 3');
  });

  it('pressed twice leads on by one step, and looks at no other', async () => {
    const form = openSteps();
    await form.type('text-1', 'Ada');
    for (let press = 0; press < 2; press += 1) form.part(stepParts.next).click();
    await expect.poll(() => shown(form)).toEqual([false, true, false]);
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect([shown(form), form.root.querySelector(`[${formParts.invalid}]`)]).toEqual([
      [false, true, false],
      null,
    ]);
  });

  it('that comes back from the server with something wrong begins there', () => {
    const form = openForm(threeSteps);
    form.part(`${formParts.field}=radio`).setAttribute(formParts.invalid, '');
    onTestFinished(mountFormSteps(form.form));
    expect(shown(form)).toEqual([false, true, false]);
  });

  it('goes back without a look, and what was entered stays', async () => {
    const form = openSteps();
    await form.type('text-1', 'Ada');
    await pressNext();
    await expect.poll(() => shown(form)).toEqual([false, true, false]);
    await page.getByRole('button', { name: 'Back' }).click();
    expect([shown(form), form.control('text-1').value]).toEqual([[true, false, false], 'Ada']);
  });

  it('Enter in a step that is not the last leads on, and sends nothing', async () => {
    const form = openSteps();
    await form.type('text-1', 'Ada');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shown(form)).toEqual([false, true, false]);
    expect([form.saves, form.form.hasAttribute(formParts.state)]).toEqual([[], false]);
  });

  it('is sent as a whole, and an error of the server leads to its step', async () => {
    const form = openSteps();
    await form.type('text-1', 'Ada');
    await pressNext();
    await expect.poll(() => shown(form)).toEqual([false, true, false]);
    await page.getByLabelText('Large').click();
    await pressNext();
    await expect.poll(() => shown(form)).toEqual([false, false, true]);
    await form.type('email-1', 'ada@mill.de');
    await form.press();
    await expect.poll(() => form.form.getAttribute(formParts.state)).toBe('submitting');
    await form.answerKey({ ok: true, data: { key: 'k1' } });
    expect(JSON.parse(form.saves[0]?.form ?? '')).toEqual({
      'text-1': 'Ada',
      'radio-1': 'Large',
      'email-1': 'ada@mill.de',
    });
    await form.answerSave({
      ok: false,
      status: 400,
      errors: { 'radio-1': 'That room is taken.', 'text-1': 'Who?' },
    });
    await expect.poll(() => shown(form)).toEqual([true, false, false]);
    expect(document.activeElement).toBe(form.part(formParts.summary));
    await page.getByRole('link', { name: 'That room is taken.' }).click();
    expect(shown(form)).toEqual([false, true, false]);
    expect(form.root.querySelector('[data-field=radio]')?.contains(document.activeElement)).toBe(
      true,
    );
  });

  it('begins anew once it was sent, for who comes back to it', async () => {
    const form = openSteps();
    await form.type('text-1', 'Ada');
    await pressNext();
    await expect.poll(() => shown(form)).toEqual([false, true, false]);
    form.form.reset();
    expect([shown(form), form.part(stepParts.progress).textContent]).toEqual([
      [true, false, false],
      'Step 1 of 3',
    ]);
  });

  it('counts its steps in the digits of the page', () => {
    const form = openForm(threeSteps);
    onTestFinished(
      mountFormSteps(form.form, { formatNumber: new Intl.NumberFormat('ar-EG-u-nu-arab').format }),
    );
    expect(form.part(stepParts.progress).textContent).toBe('Step ١ of ٣');
  });

  it('leaves a form of one step alone', async () => {
    const form = openForm();
    const before = form.root.innerHTML;
    onTestFinished(mountFormSteps(form.form));
    expect(form.root.innerHTML).toBe(before);
    await send(form);
    expect(form.saves).toHaveLength(1);
  });

  it.each([
    ['typed away', (form: FormPage) => form.type('text-1', 'A')],
    [
      'found once more by the form',
      async (form: FormPage) => {
        form.part('href="#email-1"').click();
        form.form.requestSubmit();
        await expect.poll(() => form.form.getAttribute(formParts.state)).toBe('failure');
      },
    ],
  ] as const)('leaves nothing of what was wrong with a step, %s', async (_, act) => {
    const form = openForm(threeSteps);
    form.form.insertAdjacentHTML('afterbegin', '<a href="#email-1">To the end</a>');
    form.unmount();
    const before = form.root.cloneNode(true);
    form.mount();
    const unmount = mountFormSteps(form.form);
    await pressNext();
    await expect
      .poll(() => form.root.querySelector('#text-1-error')?.textContent)
      .toBe('Fill in this field.');
    await act(form);
    unmount();
    form.unmount();
    expect(before.isEqualNode(form.root), form.root.innerHTML).toBe(true);
  });

  it('leaves the markup of the server when it ends', async () => {
    const form = openForm(threeSteps);
    form.unmount();
    const before = form.root.cloneNode(true);
    form.mount();
    const unmount = mountFormSteps(form.form);
    await pressNext();
    await expect
      .poll(() => form.root.querySelector('#text-1-error')?.textContent)
      .toBe('Fill in this field.');
    unmount();
    unmount();
    form.unmount();
    expect(before.isEqualNode(form.root), form.root.innerHTML).toBe(true);
  });
});
