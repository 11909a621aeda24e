import type { Page, Request } from '@playwright/test';
import { expect, open, ready } from './visitor';
import { expectAccessible } from './accessibility';

/** Calls that store a submission. */
export const saving = '**/api/form/SaveFormSubmission*';

/** Calls that request a key. */
export const keyRequests = '**/api/form/FormSubmissionKey*';

export const arrived = 'It has arrived.';

/** A visitor who fills in a copy of the contact form. */
export interface Letter {
  /** Fills in all of it. */
  write(name: string, text?: string): Promise<void>;
  send(): Promise<void>;
  /** Expects a message about the whole form, with the focus on it. */
  isTold(text: string): Promise<void>;
  /** Expects the message that it has arrived. */
  isArrived(): Promise<void>;
  /** Expects that the input is still there, and can be sent. */
  isKept(name: string): Promise<void>;
}

/** Gives a visitor's view of the form on this page. */
export function letterOn(page: Page): Letter {
  const button = page.getByRole('button', { name: 'Send it' });
  const summary = page.locator('[data-form-summary]');
  return {
    write: async (name, text = 'A bowl.') => {
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('What is it about?').fill(text);
    },
    send: () => button.click(),
    isTold: async (text) => {
      await expect(summary).toContainText(text, { timeout: 15_000 });
      await expect(summary).toBeFocused();
    },
    isArrived: async () => {
      await expect(page.locator('[data-form-success]')).toBeFocused({ timeout: 20_000 });
      await expect(page.getByText(arrived)).toBeVisible();
      await expect(page.locator('form[data-form-id]')).toBeHidden();
    },
    isKept: async (name) => {
      await expect(page.getByLabel('Your name')).toHaveValue(name);
      await expect(button).toBeEnabled();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    },
  };
}

/** Opens the page of a form and waits until the form listens. */
export async function openLetter(page: Page, path: string): Promise<Letter> {
  await open(page, path);
  await ready(page, '[data-block=form]');
  return letterOn(page);
}

/**
 * Does the same for a page without scripts, where the checker cannot run: its markup is checked in
 * a browser with scripts.
 */
export async function expectAccessiblePlain(page: Page): Promise<void> {
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  if (!context) throw new Error('The page has no browser.');
  const reader = await context.newPage();
  await reader.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await reader.goto(page.url());
  await expectAccessible(reader);
  await context.close();
}

/** Records a page's calls to one address. */
export function watchCalls(page: Page, name: string): Request[] {
  const calls: Request[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes(`/api/form/${name}`) && calls.push(request)),
  );
  return calls;
}
