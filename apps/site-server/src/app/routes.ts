import { checkoutRoutes } from '../shop/checkout/checkout-routes';
import { assetEndpoint } from '../pictures/asset-endpoint';
import { captchaChallengeEndpoint } from '../forms/definitions/captcha-challenge-endpoint';
import { formSubmissionKeyEndpoint } from '../forms/keys/form-submission-key-endpoint';
import { healthEndpoint, readyEndpoint } from './health-endpoints';
import { newsletterPageEndpoint, newsletterPostEndpoint } from '../newsletter/newsletter-endpoints';
import { findReadyPage, pageEndpoint } from '../pages/page-endpoint';
import { plainFormPostEndpoint } from '../forms/submissions/plain-form-post-endpoint';
import { postSubmitHtmlEndpoint } from '../forms/definitions/post-submit-html-endpoint';
import { runtimeFileEndpoint } from '../pages/runtime/runtime-file-endpoint';
import { saveFormSubmissionEndpoint } from '../forms/submissions/save-form-submission-endpoint';
import { searchEndpoint } from '../pages/search/search-endpoint';
import { uploadFileEndpoint } from '../forms/uploads/upload-file-endpoint';
import {
  cartEndpoint,
  cartPostEndpoint,
  changeCartEndpoint,
  toCartPageEndpoint,
} from '../shop/cart/cart-endpoints';
import { productBlockEndpoint } from '../shop/catalogue/product-block-endpoint';
import { pricesEndpoint } from '../shop/catalogue/prices-endpoint';
import { productsEndpoint } from '../shop/catalogue/products-endpoint';
import { restockNoticeEndpoint } from '../shop/restock/restock-notice-endpoint';
import { restockPostEndpoint, toRestockPageEndpoint } from '../shop/restock/restock-post-endpoint';
import type { ServerParts } from './server-parts';
import type { Endpoint } from '../http/endpoint';
import type { FindReady } from '../http/ready-answer';

/** One address of the server. GET answers HEAD as well. */
export interface Route {
  method: 'GET' | 'POST';
  /** As the router writes it; `*` stands for the rest of the path. */
  url: string;
  endpoint: Endpoint;
  /** Asked first for GET; what it does not have, the endpoint answers. */
  findReady?: FindReady;
}

/** Every address there is; the README lists the same. */
export function routes(parts: ServerParts): readonly Route[] {
  return [
    { method: 'GET', url: '/health', endpoint: healthEndpoint() },
    { method: 'GET', url: '/ready', endpoint: readyEndpoint(parts) },
    { method: 'GET', url: '/_frontage/*', endpoint: runtimeFileEndpoint(parts) },
    { method: 'GET', url: '/assets/:id/:name', endpoint: assetEndpoint(parts) },
    {
      method: 'POST',
      url: '/api/form/FormSubmissionKey',
      endpoint: formSubmissionKeyEndpoint(parts),
    },
    {
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      endpoint: saveFormSubmissionEndpoint(parts),
    },
    { method: 'GET', url: '/api/form/CaptchaChallenge', endpoint: captchaChallengeEndpoint(parts) },
    { method: 'POST', url: '/api/form/UploadFile', endpoint: uploadFileEndpoint(parts) },
    {
      method: 'GET',
      url: '/api/newsletter/Confirm',
      endpoint: newsletterPageEndpoint(parts, 'confirm'),
    },
    {
      method: 'POST',
      url: '/api/newsletter/Confirm',
      endpoint: newsletterPostEndpoint(parts, 'confirm'),
    },
    {
      method: 'GET',
      url: '/api/newsletter/Unsubscribe',
      endpoint: newsletterPageEndpoint(parts, 'unsubscribe'),
    },
    {
      method: 'POST',
      url: '/api/newsletter/Unsubscribe',
      endpoint: newsletterPostEndpoint(parts, 'unsubscribe'),
    },
    { method: 'GET', url: '/_form/:id/after', endpoint: postSubmitHtmlEndpoint(parts) },
    { method: 'GET', url: '/api/search', endpoint: searchEndpoint(parts) },
    { method: 'GET', url: '/api/commerce/Cart', endpoint: cartEndpoint(parts) },
    { method: 'POST', url: '/api/commerce/ChangeCart', endpoint: changeCartEndpoint(parts) },
    { method: 'GET', url: '/api/commerce/Products', endpoint: productsEndpoint(parts) },
    { method: 'GET', url: '/api/commerce/Prices', endpoint: pricesEndpoint(parts) },
    { method: 'POST', url: '/api/commerce/RestockNotice', endpoint: restockNoticeEndpoint(parts) },
    { method: 'GET', url: '/commerce/product', endpoint: productBlockEndpoint(parts) },
    { method: 'GET', url: '/commerce/restock', endpoint: toRestockPageEndpoint() },
    { method: 'POST', url: '/commerce/restock', endpoint: restockPostEndpoint(parts) },
    { method: 'GET', url: '/commerce/cart', endpoint: toCartPageEndpoint() },
    { method: 'POST', url: '/commerce/cart', endpoint: cartPostEndpoint(parts) },
    ...checkoutRoutes(parts),
    { method: 'GET', url: '/*', endpoint: pageEndpoint(parts), findReady: findReadyPage(parts) },
    { method: 'POST', url: '/*', endpoint: plainFormPostEndpoint(parts) },
  ];
}

/**
 * The methods that an address takes.
 *
 * @param all every route
 * @param path of the request
 */
export function allowedMethods(all: readonly Route[], path: string): string[] {
  const found = all.filter(({ url }) =>
    isReserved(path) ? url !== '/*' && matches(url, path) : url === '/*',
  );
  const methods = found.map(({ method }) => method);
  return methods.includes('GET')
    ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')]
    : methods;
}

/**
 * Whether an address is the server's own: nothing below these is a page.
 *
 * @param path of the request
 */
export function isReserved(path: string): boolean {
  return /^\/(api|assets|commerce|_form|_frontage|health|ready)(\/|$)/.test(path);
}

/**
 * Whether what goes wrong at an address is told to a program, not to a visitor who would see it as
 * a page.
 *
 * @param path of the request
 */
export function isForPrograms(path: string): boolean {
  return isReserved(path) && !/^\/commerce(\/|$)/.test(path);
}

function matches(url: string, path: string): boolean {
  const wanted = url.split('/');
  const given = path.split('/');
  if (wanted.at(-1) === '*')
    return (
      given.length >= wanted.length &&
      wanted.slice(0, -1).every((part, index) => part === given[index])
    );
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
