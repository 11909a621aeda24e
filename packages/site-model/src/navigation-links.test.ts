import { expect, it } from 'vitest';
import { navigationLinks } from './navigation-links';

it('[3.50] lists the links of a navigation in their order, those in folders too', () => {
  const [shop, bowls, visit] = ['/shop', '/bowls', '/visit'].map((href) => ({ title: href, href }));
  if (!shop || !bowls || !visit) throw new Error('three links');
  expect(
    navigationLinks([
      { ...shop, language: 'en', links: [bowls] },
      { title: 'Find us', links: [visit] },
      shop,
    ]),
  ).toEqual([{ ...shop, language: 'en' }, bowls, visit, shop]);
});
