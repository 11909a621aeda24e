import type { Locator, Page } from '@playwright/test';
import { readSubmissions, type StoredSubmission } from './read-store';

/** The form in a band of the page of forms. */
export function formIn(page: Page, section: string): Locator {
  return page.locator(`#section-${section} [data-block-state]`);
}

/** Reads the submissions with this address, from any form. */
export async function storedFrom(email: string): Promise<StoredSubmission[]> {
  return (await readSubmissions()).filter(({ values }) => values['email-1'] === email);
}
