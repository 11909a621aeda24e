import { pageTypes } from '@frontage/site-model';
import { recaptchaScript } from '../captcha/recaptcha-script';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { plainPage } from '../pages/fallback-page';
import { pageAsk, uncachedPage } from '../pages/page-reply';
import type { ServerParts } from '../server-parts';
import { escapeHtml } from '../mail/escape-html';
import type { Site } from '../store/content/site-settings';
import { serverTexts } from '../texts/server-texts';
import { cartCaptcha } from './cart-captcha';
import { cartCountCookieOf, readCartToken } from './cart-cookies';
import { refusalHeaders, sayRefusal, type CartRefusal } from './cart-refusal';

/**
 * `GET /cart`: the site's cart page [2.11], rendered for one visitor; also what a refused
 * post is answered with. Sites without one have no such address, and say a refusal
 * on a plain page.
 */
export async function cartPage(
  parts: ServerParts,
  request: EndpointRequest,
  { site, refusal }: { site: Site; refusal?: CartRefusal },
): Promise<EndpointReply> {
  const { commerceCartV2, showCart } = pageTypes.codes;
  const page = (await parts.store.publishedPageOfType(site.id, commerceCartV2)) ?? (await parts.store.publishedPageOfType(site.id, showCart));
  const texts = serverTexts(site.settings, page?.document.language);
  const said = refusal && sayRefusal(refusal, texts);
  if (!page && said) return plainPage(refusal.status, texts.say('cartRefused'), `<p>${escapeHtml(messageOf(said))}</p>`, texts);
  if (!page) return parts.system.notFound(site, pageAsk(request));
  const view = await parts.carts.view(site, await parts.carts.find(site, readCartToken(request)));
  const account = cartCaptcha(site, parts.captchas);
  const captcha = account && { siteKey: account.siteKey, script: recaptchaScript(account, page.document.language ?? site.settings.locale) };
  const errors = said && ('error' in said ? { message: said.error, fields: {} } : { fields: said.errors });
  const reply = await uncachedPage(parts, request, {
    site,
    page,
    status: refusal?.status ?? 200,
    state: { shop: { kind: 'cart', view, ...(errors && { errors }), ...(captcha && { captcha }) } },
  });
  const headers = { ...reply.headers, ...(refusal && refusalHeaders(refusal)) };
  return { ...reply, headers, cookies: [cartCountCookieOf(view, request.secure)], ...(refusal?.fault !== undefined && { fault: refusal.fault }) };
}

function messageOf(said: ReturnType<typeof sayRefusal>): string {
  return 'error' in said ? said.error : Object.values(said.errors).join(' ');
}
