import { blockFields } from '@frontage/react-blocks/fields';
import { defineFields } from '@frontage/site-model/fields';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FieldChoice } from './field-choice';
import { endPanel, showPanel } from './testing/show-panel';

const { address } = blockFields.video.fields;
const table = defineFields({ address });
const label = address.label;
const basic = 'https://vimeo.com/76979871';
const other = 'https://vimeo.com/22439234';
const message =
  'Vimeo Basic accounts are unsupported. Please share a video from a different account.';

const looked: string[] = [];
const look = (to: string, words: string): Promise<readonly FieldChoice[]> => {
  looked.push(`${to} ${words}`);
  if (words === 'https://vimeo.com/700000') return Promise.reject(new Error('silent'));
  return Promise.resolve([{ id: words, label: 'V', ...(words === basic && { refusal: message }) }]);
};

afterEach(() => {
  endPanel();
  looked.length = 0;
});

describe('the address of a video', () => {
  it('[5.17q] of an account that cannot be shown is told, and what was there before stays', async () => {
    const shown = showPanel(table, { data: { address: other }, loadChoices: look });
    await userEvent.fill(shown.control(label), basic);
    await userEvent.tab();
    await expect.poll(() => shown.description(label)).toContain(message);
    expect(shown.control(label).getAttribute('aria-invalid')).toBe('true');
    expect(shown.changes.at(-1)).toEqual(['address', other]);
    expect(await shown.violations()).toEqual([]);
    // Another address is taken, and nothing is wrong any more.
    await userEvent.fill(shown.control(label), other);
    await userEvent.tab();
    await expect.poll(() => shown.description(label)).not.toContain(message);
    expect(shown.changes.at(-1)).toEqual(['address', other]);
  });

  it('[5.17q] is taken where nobody can tell, and nobody is asked about what is no address', async () => {
    const shown = showPanel(table, { data: {}, loadChoices: look });
    await userEvent.fill(shown.control(label), 'https://vimeo.com/700000');
    await userEvent.tab();
    await expect.poll(() => looked).toEqual(['video https://vimeo.com/700000']);
    expect(shown.changes).toEqual([['address', 'https://vimeo.com/700000']]);
    await userEvent.fill(shown.control(label), 'https://example.com/film');
    await userEvent.tab();
    await expect.poll(() => shown.description(label)).toContain('Invalid video embed');
    expect(looked).toHaveLength(1);
  });
});
