/**
 * Styles that not only blocks of their own kind need: their name → the selector of all that does.
 * What is rendered by the server says so itself (`usePageNeeds`); this is for what comes into a
 * page later.
 */
export const partStyles: Readonly<Record<string, string>> = {
  form: '[data-block=form],[data-block=newsletter]',
  lightbox: 'a[data-lightbox]',
  product: '[data-block=product],[data-quick-view]',
  video: '[data-block=video],.fr-video__box',
};
