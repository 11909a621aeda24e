import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockFields } from '../blocks/block-fields';
import { styledBlocks } from '../blocks/styled-blocks';
import type { ProductView } from '../shop/product-view';
import { filledFields } from '../testing/filled-fields';
import { testDocument, testInput } from '../testing/test-page';
import { testForm } from '../testing/test-form';
import { withRestockNotices } from '../blocks/product/restock/testing/with-restock-notices';
import { sizedProduct, testProduct, testProductList } from '../testing/test-products';
import { renderPage } from './render-page';

/** A style sheet with everything that it imports. */
function readStyles(sheet: URL): string {
  const text = readFileSync(sheet, 'utf8');
  const imported = [...text.matchAll(/@import '(\.[^']+)';/g)].map(([, path = '']) =>
    readStyles(new URL(path, sheet)),
  );
  return imported.join('') + text;
}

const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
const donation = {
  currency: 'EUR',
  amounts: [500],
  isFree: true,
  minCents: 1,
  maxCents: 999,
  plan,
} as const;
const manyVariants = Array.from({ length: 13 }, (_, index) => ({
  id: `v${index}`,
  priceCents: 900,
}));

/** What a kind of block sells; anything else is sold by the cart. */
const products: Readonly<Record<string, ProductView>> = {
  donation: testProduct({ productType: 'service' }, { donation }),
  'gift-card': testProduct({ productType: 'giftCard' }),
  subscription: testProduct({ subscriptionPlan: plan, variants: manyVariants }),
};

describe.each(styledBlocks.filter((kind) => kind in blockFields))(
  'a page with %s alone',
  (kind) => {
    it.each(['fr-action', 'fr-field'])('has the look of each %s on it', (look) => {
      const table = Object.entries(blockFields).find(([name]) => name === kind)?.[1];
      const data = table ? filledFields(table, 'Bowls') : {};
      const { html } = renderPage(
        testInput(testDocument({ type: kind, data }), {
          product: () => products[kind] ?? withRestockNotices(sizedProduct),
          productList: () => testProductList(),
          form: () => testForm,
        }),
      );
      const [, names = ''] = /data-styles="([^"]*)"/.exec(html) ?? [];
      const styles = names
        .split(' ')
        .filter(Boolean)
        .map((name) => readStyles(new URL(`../blocks/${name}/${name}.css`, import.meta.url)));
      const isWorn = new RegExp(`class="[^"]*\\b${look}\\b`).test(html);
      expect(!isWorn || styles.join('').includes(`.${look}`)).toBe(true);
    });
  },
);
