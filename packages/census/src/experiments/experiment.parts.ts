/** On the element with the experiments of a page, as JSON. */
export const experimentsAttribute = 'data-experiments';
