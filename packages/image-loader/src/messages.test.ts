import { expect, it } from 'vitest';
import { noImageMessage, noImagesMessage } from './messages';

it('[8.13c] one picture or all are missing', () => {
  expect([noImageMessage, noImagesMessage]).toEqual(['No image', 'No images']);
});
