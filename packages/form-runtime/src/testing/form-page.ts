import { page, userEvent } from 'vitest/browser';
import { mountForm } from '../dom/mount-form';
import type { MountFormOptions } from '../dom/mount-form-options';
import type { FormDefinition } from '../form-definition';
import type { KeyResult, SaveResult } from '../form-transport';
import type { SubmissionPayload } from '@frontage/site-model';
import { createFakeClock, type FakeClock } from '@frontage/core-lifecycle/testing';
import { contactForm } from './definitions';
import { formMarkup } from './form-markup';

/** An answer that a test gives when it wants. */
interface Pending<Result> {
  readonly answer: (result: Result) => Promise<void>;
}

/** A form in a real page; the test plays the server. */
export interface FormPage {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly clock: FakeClock;
  /** Key requests so far, by form id. */
  readonly keyRequests: string[];
  /** Submissions so far. */
  readonly saves: SubmissionPayload[];
  /** The opened addresses. */
  readonly visits: string[];
  /** Answers the oldest pending key request or save. */
  answerKey(result: KeyResult): Promise<void>;
  answerSave(result: SaveResult): Promise<void>;
  part(attribute: string): HTMLElement;
  control(name: string): HTMLInputElement | HTMLTextAreaElement;
  type(name: string, text: string): Promise<void>;
  fillIn(): Promise<void>;
  press(): Promise<void>;
  mount(): void;
  unmount(): void;
}

/** Opens a page with a form from the server and mounts it. */
export function openForm(
  definition: FormDefinition = contactForm,
  options: Partial<MountFormOptions> = {},
): FormPage {
  const root = document.createElement('main');
  root.innerHTML = `<h1>Contact</h1>${formMarkup(definition)}`;
  document.body.replaceChildren(root);
  const clock = createFakeClock();
  const keys: Pending<KeyResult>[] = [];
  const answers: Pending<SaveResult>[] = [];
  const keyRequests: string[] = [];
  const saves: SubmissionPayload[] = [];
  const visits: string[] = [];
  const form = find<HTMLFormElement>(root, 'form');
  let teardown = (): void => undefined;

  const mount = (): void => {
    teardown = mountForm(form, {
      transport: {
        requestKey: (id) => {
          keyRequests.push(id);
          return later(keys);
        },
        save: (submission) => {
          saves.push(submission);
          return later(answers);
        },
      },
      page: {
        pageTitle: 'Contact',
        pageId: 'p1',
        contentSource: 'c',
        pagePath: '/contact',
        pagePermissionTypeValue: 1,
      },
      clock,
      random: () => 0.5,
      navigate: (address) => visits.push(address),
      ...options,
    });
  };
  mount();

  const control = (name: string) => find<HTMLInputElement>(form, `[name="${name}"]`);
  const type = async (name: string, text: string): Promise<void> =>
    userEvent.fill(control(name), text);
  return {
    root,
    form,
    clock,
    keyRequests,
    saves,
    visits,
    answerKey: (result) => take(keys).answer(result),
    answerSave: (result) => take(answers).answer(result),
    part: (attribute) => find(root, `[${attribute}]`),
    control,
    type,
    fillIn: async () => {
      await type('text-1', 'Ada');
      await type('email-1', 'ada@mill.photography');
    },
    press: () => page.getByRole('button', { name: definition.submitText }).click(),
    mount,
    unmount: () => teardown(),
  };
}

/** Fills in the form, sends it and gives it the key `k1`. */
export async function send(form: FormPage): Promise<void> {
  await form.fillIn();
  await form.press();
  await form.answerKey({ ok: true, data: { key: 'k1' } });
}

function later<Result>(waiting: Pending<Result>[]): Promise<Result> {
  return new Promise((resolve) => {
    waiting.push({
      answer: async (result) => {
        resolve(result);
        // The reactions to an answer run in a few microtasks; none of them takes time.
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      },
    });
  });
}

function take<Result>(waiting: Pending<Result>[]): Pending<Result> {
  const first = waiting.shift();
  if (!first) throw new Error('The form has asked for nothing that still waits.');
  return first;
}

function find<Found extends HTMLElement>(root: HTMLElement, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
