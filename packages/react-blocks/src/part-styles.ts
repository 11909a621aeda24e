/**
 * Styles that blocks of several kinds need: the name of the styles and the selector of the elements
 * that need them. Server-rendered markup declares its needs itself (`usePageNeeds`); this is for
 * markup that is added to a page later.
 */
export const partStyles: Readonly<Record<string, string>> = {
  form: '[data-block=form],[data-block=newsletter]',
  lightbox: 'a[data-lightbox]',
  product: '[data-block=product],[data-quick-view]',
  video: '[data-block=video],.fr-video__box',
};
