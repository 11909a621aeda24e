import type { Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  readBlockJson,
  type BlockContext,
  type MarkupChanges,
} from '@frontage/core-lifecycle/dom';
import { storedFields } from '../../stored/stored-fields';
import { createReviewDraft } from './review-draft';
import { reviewParts, type ReviewWords } from './review.parts';

/** How long a review may take to arrive, in milliseconds. */
const sendTime = 15_000;

/** Reads the markup; never throws. */
export function read(root: HTMLElement): ReviewWords {
  const fields = storedFields(readBlockJson(root, reviewParts.words));
  return {
    sending: fields.text('sending'),
    thanks: fields.text('thanks'),
    change: fields.text('change'),
    kept: fields.text('kept'),
  };
}

/**
 * Sends a review without loading the page. When the net fails, the words stay where they are, also
 * after a reload; what the server refuses is sent as without a script, so that its page says why.
 */
export function mount(root: HTMLElement, words: ReviewWords, context: BlockContext): Teardown {
  const { window, clock, signal } = context;
  const { document } = window;
  const changes = createMarkupChanges(document);
  const draft = createReviewDraft(window);
  const forms = [...root.querySelectorAll('form')];
  const sending = new Set<HTMLFormElement>();
  for (const form of forms) if (form.hasAttribute(reviewParts.open)) draft.restore(form);

  async function send(form: HTMLFormElement): Promise<void> {
    if (sending.has(form)) return;
    sending.add(form);
    const status = statusOf(form, changes);
    status.textContent = words.sending;
    const late = new AbortController();
    const timer = clock.setTimeout(() => late.abort(), sendTime);
    const end = (): void => late.abort();
    signal.addEventListener('abort', end);
    const outcome = await post(form, window, late.signal);
    clock.clearTimeout(timer);
    signal.removeEventListener('abort', end);
    sending.delete(form);
    if (signal.aborted) return;
    if (outcome === 'failed') {
      draft.keep(form);
      status.textContent = words.kept;
      return;
    }
    draft.forget(form);
    if (outcome === 'refused') {
      form.submit();
      return;
    }
    status.textContent = words.thanks;
    markSent(root, form, words, changes);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = forms.find((one) => one === event.target);
    if (!form) return;
    event.preventDefault();
    void send(form);
  }

  root.addEventListener('submit', onSubmit);
  return () => {
    root.removeEventListener('submit', onSubmit);
    changes.undo();
  };
}

/** `sent`: the server leads on to its page; `refused`: it says what is wrong; `failed`: the net. */
async function post(
  form: HTMLFormElement,
  window: Window,
  signal: AbortSignal,
): Promise<'sent' | 'refused' | 'failed'> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  try {
    const reply = await window.fetch(form.action, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal,
    });
    if (reply.type === 'opaqueredirect') return 'sent';
    // A gateway without its server answers for a moment.
    return reply.status >= 500 ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

/** Where the form says what became of it. */
function statusOf(form: HTMLFormElement, changes: MarkupChanges): HTMLElement {
  const before = form.querySelector<HTMLElement>('[role=status]');
  if (before) return before;
  const status = form.ownerDocument.createElement('p');
  status.className = 'fr-review__sent';
  status.setAttribute('role', 'status');
  changes.put(status, () => form.append(status));
  return status;
}

/** The errors of an earlier try go; a further review changes this one. */
function markSent(
  root: HTMLElement,
  form: HTMLFormElement,
  words: ReviewWords,
  changes: MarkupChanges,
): void {
  const summary = root.querySelector('.fr-shop-errors');
  const link = summary?.querySelector('a');
  // What is wrong with another product is still wrong.
  if (summary && (!link || form.querySelector(link.hash))) changes.remove(summary);
  for (const control of form.querySelectorAll('[aria-invalid]'))
    changes.set(control, 'aria-invalid', null);
  for (const problem of form.querySelectorAll('.fr-line__problem')) changes.say(problem, '');
  changes.say(form.querySelector('button[type=submit]'), words.change);
}
