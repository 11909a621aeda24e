import { defineFields, fileLink, link } from '@frontage/site-model/fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldChoice } from './field-choice';
import { endPanel, jar, showPanel } from './testing/show-panel';

const table = defineFields({ href: link({ label: 'Link' }) });
const about = { ...jar, label: 'About · /about', href: '/about' };

afterEach(endPanel);

const dialog = () => document.querySelector('dialog');
const open = (
  current = '',
  loadChoices: () => Promise<readonly FieldChoice[]> = () => Promise.resolve([about]),
) => {
  const shown = showPanel(table, { data: current === '' ? {} : { href: current }, loadChoices });
  shown.button('Choose Link').click();
  return shown;
};
const options = () =>
  [...(dialog()?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent);

describe('the dialog of a link', () => {
  it('[2.13c] has a category for each thing that a link may lead to, and is accessible', async () => {
    const { violations } = open();
    expect(options()).toEqual([
      'A page',
      'A product',
      'A file',
      'A place on this page',
      'A place on another page',
      'An email address',
      'A phone number',
      'Another address',
    ]);
    await expect.poll(() => dialog()?.querySelectorAll('li').length).toBe(1);
    expect(await violations()).toEqual([]);
    expect(document.activeElement).toBe(dialog()?.querySelector('input[type=search]'));
  });

  it.each([
    ['/about', 'page'],
    ['/assets/0123456789abcdef01234567/menu.pdf', 'file'],
    ['/s/menu.pdf', 'file'],
    ['#block-1', 'anchor'],
    ['/about#block-1', 'placeElsewhere'],
    ['/#block-1', 'placeElsewhere'],
    ['mailto:a@x.example', 'email'],
    ['tel:+44113', 'phone'],
    ['https://x.example/', 'outside'],
    ['sms:+44113', 'outside'],
  ])('[2.13c] opens %s in its category: %s', (href, category) => {
    open(href);
    expect(dialog()?.querySelector('select')?.value).toBe(category);
  });

  it('[2.13c] finds pages, products, files and places on the server, and takes the one that is pressed', async () => {
    const loadChoices = vi.fn((_to: string, _words: string) => Promise.resolve([about]));
    const { changes, control } = showPanel(table, { loadChoices });
    await userEvent.click(page.getByRole('button', { name: 'Choose Link' }));
    for (const to of ['product', 'file', 'anchor', 'page'])
      await userEvent.selectOptions(page.getByLabelText('Leads to'), to);
    await userEvent.fill(page.getByLabelText('Search'), 'abo');
    await expect.poll(() => loadChoices.mock.lastCall).toEqual(['page', 'abo']);
    expect(loadChoices.mock.calls.map(([to]) => to)).toEqual(
      expect.arrayContaining(['product', 'file', 'anchor', 'page']),
    );
    await userEvent.click(page.getByRole('button', { name: 'About · /about' }));
    expect(changes).toEqual([['href', '/about']]);
    expect(control('Link')).toHaveProperty('value', '/about');
    expect(dialog()).toBeNull();
    await expect.element(page.getByText('It leads to About · /about now.')).toBeInTheDocument();
  });

  it('[2.13c] finds a place on another page: first the page, then the place, by keys alone', async () => {
    const kiln = { id: 'k'.repeat(24), label: 'Text “Kiln”', href: '/about#block-1' };
    const loadChoices = vi.fn((to: string, _words: string, _on?: string) =>
      Promise.resolve(to === 'page' ? [about] : [kiln]),
    );
    const { changes, button, violations } = showPanel(table, { loadChoices });
    button('Choose Link').click();
    await userEvent.selectOptions(page.getByLabelText('Leads to'), 'placeElsewhere');
    const found = (name: string) =>
      expect.element(page.getByRole('button', { name })).toBeVisible();
    await found('About · /about');
    page.getByLabelText('Search').element().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await found('Text “Kiln”');
    expect(dialog()?.textContent).toContain('On About · /about');
    expect(document.activeElement).toBe(dialog()?.querySelector('input[type=search]'));
    expect(await violations()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Another page' }));
    await found('About · /about');
    // A letter goes on with the search, wherever the focus is; so does the key that deletes one.
    await userEvent.keyboard('{ArrowDown}ab');
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect.poll(() => loadChoices.mock.lastCall).toEqual(['page', 'a']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await found('Text “Kiln”');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(loadChoices.mock.lastCall).toEqual(['anchor', '', '/about']);
    expect(changes).toEqual([['href', '/about#block-1']]);
    button('Choose Link').click();
    await found('Text “Kiln”');
    expect(loadChoices.mock.lastCall).toEqual(['anchor', '', '/about']);
  });

  it('[2.13c] offers to search again where nothing arrived, and nothing that has no address', async () => {
    let arrives = false;
    open('', () =>
      arrives ? Promise.resolve([about, jar]) : Promise.reject(new Error('no line')),
    );
    const status = () => dialog()?.querySelector('[role=status]')?.textContent;
    await expect.poll(status).toBe('Could not load.');
    arrives = true;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(status).toBe('1 found');
    expect(document.activeElement).toBe(dialog()?.querySelector('input[type=search]'));
  });

  it.each([
    ['email', 'Email address', 'name@example', 'Emails must be formatted as name@example.com'],
    ['email', 'Email address', 'a@b@example.com', 'Emails must be formatted as name@example.com'],
    [
      'phone',
      'Phone number',
      '123',
      'A phone number has at least 4 digits, as in tel:+441134960000.',
    ],
    ['phone', 'Phone number', '1'.repeat(46), 'The link has 50 characters; it can have up to 49.'],
    [
      'outside',
      'Address',
      'https:/x.example',
      'Links must be formatted as https://example.com or http://example.com',
    ],
    [
      'outside',
      'Address',
      'www.x.example',
      'Links must be formatted as https://example.com or http://example.com',
    ],
    [
      'outside',
      'Address',
      `ftp://${'x'.repeat(94)}`,
      'The link has 100 characters; it can have up to 99.',
    ],
    [
      'outside',
      'Address',
      `/${'x'.repeat(149)}`,
      'The link has 150 characters; it can have up to 149.',
    ],
    [
      'outside',
      'Address',
      `#${'x'.repeat(99)}`,
      'The link has 100 characters; it can have up to 99.',
    ],
    ['outside', 'Address', 'javascript:alert(1)', 'javascript:alert(1) is not a valid page URL'],
    ['outside', 'Address', ' ', 'Enter a link such as /about or https://example.com.'],
  ])('[5.08a] [5.08b] [5.08c] %s refuses %s: %s', async (category, label, written, words) => {
    const { changes } = open();
    await userEvent.selectOptions(page.getByLabelText('Leads to'), category);
    const field = page.getByRole('textbox', { name: label });
    await userEvent.fill(field, written);
    await userEvent.keyboard('{Enter}');
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(words);
    // Without a word of its own the state would say that nothing is wrong.
    expect(field.element().ariaInvalid).toBe('true');
    expect(changes).toEqual([]);
  });

  it('[5.08c] takes a number as people write it, and an address without its protocol', async () => {
    const phone = open();
    await userEvent.selectOptions(page.getByLabelText('Leads to'), 'phone');
    await userEvent.fill(page.getByRole('textbox', { name: 'Phone number' }), '+44 (113) 496 0000');
    await userEvent.click(page.getByRole('button', { name: 'Set link' }));
    expect(phone.changes).toEqual([['href', 'tel:+441134960000']]);
    const email = open();
    await userEvent.selectOptions(page.getByLabelText('Leads to'), 'email');
    await userEvent.fill(page.getByRole('textbox', { name: 'Email address' }), 'a@x.example');
    await userEvent.click(page.getByRole('button', { name: 'Set link' }));
    expect(email.changes).toEqual([['href', 'mailto:a@x.example']]);
  });

  it('[1.02b] takes a link off, and leads the address of a file to files alone', async () => {
    const { changes } = open('/about');
    await userEvent.click(page.getByRole('button', { name: 'Take the link off' }));
    expect(changes).toEqual([['href', null]]);
    const files = showPanel(defineFields({ src: fileLink({ label: 'File' }) }));
    files.button('Choose File').click();
    expect(options()).toEqual(['A file', 'Another address']);
  });
});
