import { afterEach, beforeEach } from 'vitest';
import * as module from '../blocks/form/published/published-form.mount';
import { publishedFormSelector } from '../blocks/form/published/published-form-selector';
import type { PublishedSample } from './published-forms';
import { mountBlock, testContext, type TestContext } from './test-blocks';

/** A page with published forms and a mock server. */
export interface PublishedPage {
  /** Bodies of submissions. */
  readonly sent: Record<string, unknown>[];
  /** Answers a submission. @default success */
  answer: () => Response | Promise<Response>;
  /** Answers other addresses of forms and `/_form/`. @default 404 */
  other: (address: string) => Response | Promise<Response>;
  /** Run after the test. */
  readonly ends: (() => void)[];
}

/** Markup on a page, with its block mounted. */
export interface Published {
  readonly root: HTMLElement;
  /** The body before mounting. */
  readonly before: string;
  readonly context: TestContext;
  end(): void;
}

/** Mocks the server for each test of a file, and cleans up after it. */
export function playServer(): PublishedPage {
  const ownFetch = window.fetch;
  const page: PublishedPage = { sent: [], ends: [], answer: success, other: missing };

  async function reply(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const address = String(input instanceof Request ? input.url : input);
    if (!/\/(api\/form|_form)\//.test(address)) return ownFetch(input, init);
    if (address.includes('FormSubmissionKey')) return Response.json({ data: { key: 'key-1' } });
    if (!address.includes('SaveFormSubmission')) return page.other(address);
    page.sent.push(JSON.parse(String(input instanceof Request ? await input.text() : init?.body)));
    return page.answer();
  }

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    page.sent.length = 0;
    Object.assign(page, { answer: success, other: missing });
    window.fetch = (input, init) => reply(input, init);
  });
  afterEach(() => {
    for (const end of page.ends.splice(0)) end();
    document.body.replaceChildren();
    window.fetch = ownFetch;
  });
  return page;
}

const success = (): Response => Response.json({ data: {} });
const missing = (): Response => new Response('', { status: 404 });

/** Puts markup on the page and mounts its block, which ends with the test. */
export async function publish({ ends }: PublishedPage, html: string): Promise<Published> {
  document.body.innerHTML = `<main><h1>Contact</h1><div class="page-part">${html}</div></main>`;
  const before = document.body.innerHTML;
  const root = find(publishedFormSelector.replaceAll(':has', 'main :has'));
  const context = testContext();
  const end = await mountBlock(root, module, context);
  ends.push(end);
  return { root, before, context, end };
}

/** Mounts a block again, as another runtime or a later boot does. */
export function mountPublished(root: HTMLElement): Promise<() => void> {
  return mountBlock(root, module, testContext());
}

/** The first element that a selector finds. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Fills in a sample by the names in its markup, before the script loads. */
export function fillSample({ entries }: PublishedSample): void {
  for (const [key, value] of Object.entries(entries)) {
    const [name, choice] = key.split('=');
    if (choice !== undefined)
      find<HTMLInputElement>(`[name="${name}"][value="${choice}"]`).checked = true;
    else find<HTMLInputElement>(`[name="${name}"], [id="${name}"]`).value = value;
  }
}

/** Presses the submit button. */
export function send(): void {
  find('[type=submit]').click();
}

/** The summary above the form. */
export function summary(): HTMLElement {
  return find('[data-form-summary]');
}
