/** On a mark in the page: the event that it stands for, as JSON. */
export const pixelAttribute = 'data-pixel';
