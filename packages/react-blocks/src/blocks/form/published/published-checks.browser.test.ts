import { expect, it } from 'vitest';
import { publishedForm, publishedSamples } from '../../../testing/published-forms';
import { find, playServer, publish, send, summary } from '../../../testing/published-page';

const page = playServer();
const wrongEmail = 'Email is not valid. Email addresses should follow the format ';
const email = publishedSamples['email']?.html ?? '';
const textarea = publishedSamples['textarea']?.html ?? '';
const optional = (field: string): string =>
  field.replace(/ <span class="required".*?<\/span>/, '').replaceAll(' required', '');

/** Sends a form with one field and this value. */
async function sendWith(field: string, value: string): Promise<void> {
  await publish(page, publishedForm(field));
  find<HTMLInputElement | HTMLTextAreaElement>('.form-item :is(input, textarea)').value = value;
  send();
}

it.each([
  ['has no top level', 'ada@glaze'],
  ['has a top level of one letter', 'ada@glaze.x'],
  ['has a top level that is no word', 'ada@glaze.d3'],
  ['is two', 'ada@glaze.org,tom@glaze.org'],
  ['has two characters', 'a@'],
  ['has 257 characters', `${'a'.repeat(251)}@bc.de`],
])('[5.05a] [5.05c] [9.11a] an email that %s is told', async (_, value) => {
  await sendWith(email, value);
  await expect.poll(() => document.activeElement).toBe(summary());
  expect(find('.field-error').textContent).toContain(wrongEmail);
  expect(page.sent).toEqual([]);
});

it.each([
  ['is one', email, 'ada@glaze.org'],
  ['has 256 characters', email, `${'a'.repeat(250)}@bc.de`],
  ['is blank and not asked for', optional(email), ''],
])('[5.05a] [5.05b] [9.11a] an email that %s is sent', async (_, field, value) => {
  await sendWith(field, value);
  await expect.poll(() => page.sent.length).toBe(1);
});

it('[5.05b] an email that is blank and asked for is told', async () => {
  await sendWith(email, '');
  await expect.poll(() => document.activeElement).toBe(summary());
  expect(page.sent).toEqual([]);
});

it.each(['0', '-1', '1.5', 'many', ''])(
  '[5.06b] a maximum of "%s" sets no limit and counts nothing',
  async (maximum) => {
    await sendWith(
      textarea.replace('<textarea', `<textarea data-max-length="${maximum}"`),
      'Twelve chars',
    );
    await expect.poll(() => page.sent.length).toBe(1);
    expect(document.querySelector('[data-counter]')?.textContent ?? '').toBe('');
  },
);

it.each([
  [{ error: 'The kiln is too hot for letters.' }, 'The kiln is too hot for letters.'],
  [{}, 'Unknown error, please try again later.'],
])('[8.01d] [8.02d] what the server says of %o comes before what we say', async (body, words) => {
  page.answer = () => Response.json(body, { status: 400 });
  await sendWith(email, 'ada@glaze.org');
  await expect.poll(() => summary().textContent).toContain(words);
});

it('[2.17c] a configured success address is opened', async () => {
  const address = `${location.pathname}${location.search}#thanks`;
  await publish(page, publishedForm(email, { redirect: address.replaceAll('&', '&amp;') }));
  find<HTMLInputElement>('.form-item input').value = 'ada@glaze.org';
  send();
  await expect.poll(() => location.hash).toBe('#thanks');
  history.replaceState(undefined, '', location.pathname + location.search);
});
