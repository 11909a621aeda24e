/** The address of the page. */
export const tagsPath = '/config/products/tags';
