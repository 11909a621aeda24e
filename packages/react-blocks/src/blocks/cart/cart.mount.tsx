import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountIsland, readIslandProps } from '../../island/mount-island';
import { storedFields } from '../../stored-fields';
import { readCartView } from '../../shop/read-cart-view';
import { readShopErrors } from '../../shop/shop-errors';
import { loadTexts } from '../../texts/load-texts';
import { TextsInUseProvider } from '../../texts/texts-context';
import { captchaParts } from '../form/captcha/captcha.parts';
import { Cart, type CartProps } from './Cart';
import { createCartServer } from './cart-server';
import type { OpenCodeCaptcha } from './use-code-captcha';

/** Reads what the cart was rendered with. */
export function read(root: HTMLElement): CartProps {
  const fields = storedFields(readIslandProps(root));
  const captcha = storedFields(fields.raw('captcha'));
  const siteKey = captcha.optionalText('siteKey');
  return {
    view: readCartView(fields.raw('view')),
    locale: fields.text('locale', 'en'),
    shopHref: fields.text('shopHref', '/'),
    errors: readShopErrors(fields.raw('errors')),
    captcha: siteKey === undefined ? undefined : { siteKey, script: captcha.text('script') },
  };
}

/** Hydrates the cart and connects it with the site's server. */
export async function mount(root: HTMLElement, props: CartProps, context: BlockContext): Promise<Teardown> {
  const texts = await loadTexts(root, context);
  return mountIsland(
    root,
    <TextsInUseProvider value={texts?.inUse}>
      <Cart {...props} server={createCartServer(context)} openCaptcha={openCaptcha(context)} />
    </TextsInUseProvider>,
    context,
  );
}

/** The captcha comes as a chunk, for carts that have one. */
function openCaptcha(context: BlockContext): OpenCodeCaptcha {
  return async (form, signal) => {
    const box = form.querySelector<HTMLElement>(`[${captchaParts.box}]`);
    if (!box) return undefined;
    try {
      const { createFormCaptcha } = await loadChunk({ id: 'captcha', load: () => import('../form/captcha/form-captcha'), clock: context.clock });
      return signal.aborted ? undefined : createFormCaptcha(form, box, { ...context, signal });
    } catch (cause) {
      context.report({ code: 'CAPTCHA_FAILED', block: 'cart', cause });
      return undefined;
    }
  };
}
