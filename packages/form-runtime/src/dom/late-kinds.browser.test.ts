import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formMessages } from '../messages';
import { contactForm, everyKindForm } from '../testing/definitions';
import { openForm } from '../testing/form-page';
import { formParts } from '../markup/form-parts';

const requests = vi.hoisted(() => ({ times: 0 }));

// A module without its export counts as one that failed to load; a mock cannot fail to load.
vi.mock('./read-kinds', () => {
  requests.times += 1;
  return { readKinds: undefined };
});

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));

describe('the part that reads fields of any kind', () => {
  it('is asked for when somebody begins, not before; a form of plain texts never does', async () => {
    for (const [definition, times] of [
      [contactForm, 0],
      [everyKindForm, 1],
    ] as const) {
      const form = openForm(definition);
      await new Promise((resolve) => requestIdleCallback(resolve));
      expect(requests.times).toBe(0);
      form.control('text-1').focus();
      await expect.poll(() => requests.times, { timeout: 20_000 }).toBe(times);
    }
  });

  it('that does not come is told, and what was entered stays for the reload', async () => {
    const form = openForm(everyKindForm);
    await form.type('text-1', 'Ada');
    await form.press();
    await expect
      .poll(() => form.form.getAttribute(formParts.state), { timeout: 20_000 })
      .toBe('failure');
    expect(form.part(formParts.summaryList).textContent).toBe(formMessages.SUBMIT_ERROR);
    expect(form.saves).toEqual([]);
    form.unmount();
    expect(sessionStorage.getItem(`frontage:form:${everyKindForm.id}`)).toContain('"Ada"');
  });

  it('that comes after the form has ended changes nothing, nor what the next mount keeps', async () => {
    const form = openForm(everyKindForm);
    form.form.requestSubmit();
    form.unmount();
    const before = form.root.innerHTML;
    sessionStorage.setItem(`frontage:form:${everyKindForm.id}`, 'of the next');
    // The second wait is for the code after the import.
    for (let turn = 0; turn < 2; turn += 1) await import('./read-kinds');
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect(form.root.innerHTML).toBe(before);
    expect(sessionStorage.getItem(`frontage:form:${everyKindForm.id}`)).toBe('of the next');
  });
});
