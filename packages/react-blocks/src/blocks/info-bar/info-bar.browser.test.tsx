import { readSiteInfoBar } from '@frontage/site-model/fields';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { renderPart } from '../../server/render-part';
import { Badge } from '../badge/Badge';
import { InfoBar } from './InfoBar';

const bar = readSiteInfoBar({
  isContactEmailEnabled: true,
  email: 'ada@example.com',
  isContactPhoneNumberEnabled: true,
  phone: '+44 20 7946 0000',
  isLocationEnabled: true,
  address: '4 Tarn Quay',
  isBusinessHoursEnabled: true,
  hours: ['Daily, 10 to 18'],
});
const call = page.getByRole('link', { name: 'Call' });
const badge = page.getByRole('link', { name: 'Made with Frontage' });
const hours = page.getByRole('dialog', { name: 'Opening hours' });
const banner = () => document.querySelector<HTMLElement>('.fr-cookies');

beforeEach(() => {
  const { html } = renderPart(
    <>
      <aside className="fr-cookies" data-position="BOTTOM" hidden>
        Cookies
      </aside>
      <main>
        <p>Pots</p>
      </main>
      <InfoBar bar={bar} />
      <Badge text="" href="/about" corner="end" />
    </>,
    undefined,
  );
  document.body.innerHTML = html;
});
afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

describe('the info bar', () => {
  it('[9.12b] is on screens of 1024 px and narrower, at the bottom, and takes its place at the end of the page', async () => {
    await page.viewport(1025, 800);
    await expect.element(call).not.toBeInTheDocument();
    for (const width of [1024, 320]) {
      await page.viewport(width, 800);
      await expect.element(call).toBeVisible();
      const box = document.querySelector('.fr-info-bar__items')?.getBoundingClientRect();
      expect([box?.left, box?.right, box?.bottom]).toEqual([0, width, 800]);
      for (const item of document.querySelectorAll('.fr-info-bar__item')) {
        const { width: itemWidth, height } = item.getBoundingClientRect();
        expect(Math.min(itemWidth, height)).toBeGreaterThanOrEqual(44);
      }
      expect(document.querySelector('.fr-info-bar')?.getBoundingClientRect().height).toBe(56);
      expect(document.documentElement.scrollWidth).toBe(width);
    }
  });

  it('[9.12b] opens the hours by keys, and Escape closes them and gives the focus back', async () => {
    await page.viewport(390, 800);
    const button = page.getByRole('button', { name: 'Hours' });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hours).toBeVisible();
    await expect.element(hours).toHaveTextContent('Daily, 10 to 18');
    expect(hours.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(744);
    await userEvent.keyboard('{Escape}');
    await expect.element(hours).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('[9.12b] neither it nor the badge lies over a cookie banner or over the other', async () => {
    await page.viewport(390, 800);
    const edge = badge.element().getBoundingClientRect();
    expect(edge.bottom).toBeLessThanOrEqual(744);
    banner()?.removeAttribute('hidden');
    expect(call.query()).toBeNull();
    expect(badge.query()).toBeNull();
    banner()?.setAttribute('data-position', 'TOP');
    await expect.element(call).toBeVisible();
  });
});
