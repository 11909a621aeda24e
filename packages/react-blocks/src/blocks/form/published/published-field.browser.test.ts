import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { olderSamples, publishedForm, publishedSamples } from '../../../testing/published-forms';
import {
  fillSample,
  find,
  mountPublished,
  playServer,
  publish,
  send,
  summary,
} from '../../../testing/published-page';

const samples = { ...publishedSamples, ...olderSamples };
const page = playServer();

describe.each(Object.entries(samples))(
  '[3.05c] [3.06] [3.07] [3.08] [3.09a] [3.09b] [3.10] [3.12] a published field: %s',
  (_, sample) => {
    it('is sent with the value of its kind, under the id of its element', async () => {
      document.body.innerHTML = '';
      const { root, end } = await publish(page, publishedForm(sample.html));
      end();
      fillSample(sample);
      page.ends.push(await mountPublished(root));
      send();
      await expect.poll(() => page.sent.length).toBe(1);
      const id = find('.form-item').id;
      expect(JSON.parse(String(page.sent[0]?.form))).toEqual({ [id]: sample.value });
    });

    it('blank, says what is wrong first in it, linked with its control; axe finds nothing', async () => {
      await publish(page, publishedForm(sample.html));
      for (const select of document.querySelectorAll('select')) select.selectedIndex = 0;
      send();
      await expect.poll(() => document.activeElement).toBe(summary());
      const item = find('.form-item');
      const slot = item.firstElementChild;
      expect(slot?.matches('.field-error')).toBe(true);
      expect(slot?.textContent).toMatch(/^(Fill in|Enter|Choose) /);
      expect(item.classList.contains('error')).toBe(true);
      const described = [item, ...item.querySelectorAll('[aria-describedby]')].filter((element) =>
        element
          .getAttribute('aria-describedby')
          ?.split(' ')
          .includes(slot?.id ?? ''),
      );
      expect(described).toHaveLength(1);
      expect(
        described[0]?.matches('[aria-invalid=true]') ||
          described[0]?.querySelector('[aria-invalid=true]') !== null,
      ).toBe(true);

      const link = summary().querySelector('a');
      expect(link?.textContent).toMatch(new RegExp(`^\\S.* – ${slot?.textContent ?? ''}$`));
      expect(item.contains(document.getElementById(link?.hash.slice(1) ?? ''))).toBe(true);
      const { violations } = await axe.run(document.body);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
      ).toEqual([]);
    });
  },
);
