import { blockFields } from '@frontage/react-blocks/fields';
import { defineFields, readFields } from '@frontage/site-model/fields';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldChoice } from './field-choice';
import { endPanel, showPanel } from './testing/show-panel';

const { location } = blockFields.map.fields;
const table = defineFields({ location });
const keswick = {
  addressTitle: 'Netloft',
  addressLine1: '4 Tarn Quay',
  addressLine2: 'Keswick',
  addressCountry: 'United Kingdom',
  mapLat: 54.6,
  mapLng: -3.13,
};

const places = (to: string, words: string): Promise<readonly FieldChoice[]> => {
  if (to !== 'placeDetails')
    return Promise.resolve(words === 'netl' ? [{ id: 'p1', label: 'Netloft, Keswick' }] : []);
  return words === 'p1'
    ? Promise.resolve([{ id: words, label: 'Netloft', fill: keswick }])
    : Promise.reject(new Error('silent'));
};

afterEach(endPanel);

describe('the place of a map', () => {
  it('[7.08a] is found by keys, fills the fields of its address, and takes its marker along', async () => {
    const { changes, button, violations } = showPanel(table, {
      data: { location: { addressTitle: 'Old', mapZoom: 15, markerLat: 1, markerLng: 2 } },
      loadChoices: places,
    });
    button('Find a place').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('netl');
    const result = page.getByRole('button', { name: 'Netloft, Keswick' });
    await expect.element(result).toBeVisible();
    expect(await violations()).toEqual([]);
    await result.click();
    await expect.poll(() => changes.length).toBe(1);
    expect(changes).toEqual([['location', { mapZoom: 15, ...keswick }]]);
    await expect.element(page.getByLabelText('Street', { exact: true })).toHaveValue('4 Tarn Quay');
    expect(readFields(table, { location: changes[0]?.[1] }).location).toMatchObject(keswick);
  });

  it('[7.08a] says so where the service does not answer, and what is entered stays', async () => {
    const { changes, button, panel } = showPanel(table, {
      data: { location: { addressTitle: 'Old' } },
      loadChoices: (to, words) =>
        to === 'place' ? Promise.resolve([{ id: 'p2', label: 'Lost' }]) : places(to, words),
    });
    button('Find a place').click();
    await page.getByRole('button', { name: 'Lost' }).click();
    await expect.poll(() => panel.root.textContent).toContain('Could not load.');
    expect(changes).toEqual([]);
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Old');
  });
});
