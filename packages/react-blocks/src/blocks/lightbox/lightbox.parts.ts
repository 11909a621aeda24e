/** On a link that opens its picture full screen; the boot and the page's styles go by it too. */
export const openerAttribute = 'data-lightbox';

/** The links that open a picture full screen. */
export const openerSelector = `a[${openerAttribute}]`;
