import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountIsland, readIslandProps } from '../../island/mount-island';
import { readCheckoutView } from '../../shop/read-checkout-view';
import { readShopErrors } from '../../shop/shop-errors';
import { readMoneyRules } from '../../shop/show-money';
import { storedFields } from '../../stored/stored-fields';
import { loadTexts } from '../../texts/load-texts';
import { TextsInUseProvider } from '../../texts/use-texts';
import { Checkout, type CheckoutProps } from './Checkout';
import { createCheckoutServer } from './create-checkout-server';

/** Reads the props of a served checkout. */
export function read(root: HTMLElement): CheckoutProps {
  const fields = storedFields(readIslandProps(root));
  const countries = fields.raw('countries');
  return {
    view: readCheckoutView(fields.raw('view')),
    locale: fields.text('locale', 'en'),
    moneyRules: readMoneyRules(fields.raw('moneyRules')),
    countries: Array.isArray(countries) ? countries.map(String) : [],
    errors: readShopErrors(fields.raw('errors')),
  };
}

/** Hydrates the checkout and connects it with the site's server. */
export async function mount(
  root: HTMLElement,
  props: CheckoutProps,
  context: BlockContext,
): Promise<Teardown> {
  const texts = await loadTexts(root, context);
  return mountIsland(
    root,
    <TextsInUseProvider value={texts}>
      <Checkout {...props} server={createCheckoutServer(props.view.token, context)} />
    </TextsInUseProvider>,
    context,
  );
}
