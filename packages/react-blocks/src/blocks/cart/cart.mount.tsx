import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountIsland, readIslandProps } from '../../island/mount-island';
import { storedFields } from '../../stored/stored-fields';
import { readCartView } from '../../shop/read-cart-view';
import { readShopErrors } from '../../shop/shop-errors';
import { readMoneyRules } from '../../shop/show-money';
import { loadTexts } from '../../texts/load-texts';
import { TextsInUseProvider } from '../../texts/use-texts';
import type { RecaptchaPlace } from '../form/captcha/captcha.parts';
import { Cart, type CartProps } from './Cart';
import { createCartServer } from './create-cart-server';

/** The props of a served cart. */
export interface CartIslandProps extends Omit<CartProps, 'captcha' | 'openCaptcha' | 'server'> {
  /** Its captcha, with the site's own key [6.07]. @default it has none */
  captcha?: RecaptchaPlace | undefined;
}

/** Reads the props of a served cart. */
export function read(root: HTMLElement): CartIslandProps {
  const fields = storedFields(readIslandProps(root));
  const captcha = storedFields(fields.raw('captcha'));
  const siteKey = captcha.optionalText('siteKey');
  return {
    view: readCartView(fields.raw('view')),
    locale: fields.text('locale', 'en'),
    moneyRules: readMoneyRules(fields.raw('moneyRules')),
    currencyNames: readNames(fields.raw('currencyNames')),
    shopHref: fields.text('shopHref', '/'),
    errors: readShopErrors(fields.raw('errors')),
    captcha: siteKey === undefined ? undefined : { siteKey, script: captcha.text('script') },
  };
}

function readNames(raw: unknown): Readonly<Record<string, string>> {
  const names = Object.entries(Object(raw)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(names);
}

/** Hydrates the cart and connects it with the site's server. */
export async function mount(
  root: HTMLElement,
  { captcha, ...props }: CartIslandProps,
  context: BlockContext,
): Promise<Teardown> {
  const [texts, guard] = await Promise.all([
    loadTexts(root, context),
    captcha && loadGuard(captcha, context),
  ]);
  return mountIsland(
    root,
    <TextsInUseProvider value={texts}>
      <Cart {...props} {...guard} server={createCartServer(context)} />
    </TextsInUseProvider>,
    context,
  );
}

/** If it fails to load, codes are sent without a captcha, and the server decides. */
async function loadGuard(
  place: RecaptchaPlace,
  context: BlockContext,
): Promise<Pick<CartProps, 'captcha' | 'openCaptcha'> | undefined> {
  try {
    const { guardCodes } = await loadChunk({
      id: 'captcha',
      load: () => import('./guard-codes'),
      clock: context.clock,
    });
    return guardCodes(place, context);
  } catch (cause) {
    context.report({ code: 'CAPTCHA_FAILED', block: 'cart', cause });
    return undefined;
  }
}
