/** On a mark in the page: its event, as JSON. */
export const pixelAttribute = 'data-pixel';
