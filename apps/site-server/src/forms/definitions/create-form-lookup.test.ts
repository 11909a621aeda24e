import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactForm, ids, settings, temporaryStore } from '../../testing/site-fixture';
import { createFormLookup, type FormLookup } from './create-form-lookup';

let made: Awaited<ReturnType<typeof temporaryStore>>;
let forms: FormLookup;

beforeEach(async () => {
  made = await temporaryStore({ now: () => 0 });
  await made.store.saveSite({ id: ids.site, settings });
  await made.store.saveForm(ids.site, contactForm);
  forms = createFormLookup(made.store);
});
afterEach(() => made.remove());

const site = async () => {
  const found = await made.store.findSite('studio.example');
  if (!found) throw new Error('there is no site');
  return found;
};
const statements = () => made.store.stats().statements;

it('reads a form once, and again when the site has changed', async () => {
  const first = await site();
  expect(await forms.find(first, contactForm.id)).toEqual(contactForm);
  const read = statements();
  expect(await forms.find(first, contactForm.id)).toEqual(contactForm);
  expect(statements()).toBe(read);

  await made.store.saveForm(ids.site, { ...contactForm, submitText: 'Post it' });
  const changed = await site();
  expect((await forms.find(changed, contactForm.id))?.submitText).toBe('Post it');
});

it('finds no form that was deleted, none of another site, and keeps none that is not there', async () => {
  expect(await forms.find(await site(), contactForm.id)).toBeDefined();
  expect(await forms.find({ id: ids.asset, revision: 1 }, contactForm.id)).toBeUndefined();
  await made.store.deleteForm(ids.site, contactForm.id);
  const now = await site();
  expect(await forms.find(now, contactForm.id)).toBeUndefined();
  const read = statements();
  await forms.find(now, contactForm.id);
  expect(statements()).toBe(read + 1);
});
