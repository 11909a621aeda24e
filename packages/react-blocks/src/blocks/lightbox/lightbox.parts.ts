/** On a link that opens its picture full screen; the boot and the page's styles go by it too. */
export const openerAttribute = 'data-lightbox';

/** The links that open a picture full screen. */
export const openerSelector = `a[${openerAttribute}]`;

/** On the root of a `Lightbox`: its settings. */
export const lightboxAttributes = {
  label: 'data-lightbox-label',
  links: 'data-lightbox-links',
  theme: 'data-lightbox-theme',
  controls: 'data-lightbox-controls',
  history: 'data-history',
  collectionUrl: 'data-collection-url',
} as const;
