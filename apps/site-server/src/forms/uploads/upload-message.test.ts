import { mostUploadBytes, usualUploadBytes } from '@frontage/form-runtime';
import { expect, it } from 'vitest';
import { usualUploads } from './sniff-upload';
import { uploadLimits } from './upload-message';

const field = { id: 'file-1', type: 'file', title: 'Picture', required: false } as const;

it.each([
  [{}, { accept: usualUploads, maxBytes: usualUploadBytes }],
  [
    { accept: ['image/png'], maxBytes: 5 },
    { accept: ['image/png'], maxBytes: 5 },
  ],
  [{ maxBytes: 1e12 }, { accept: usualUploads, maxBytes: mostUploadBytes }],
])('a field with %j takes %j', (more, limits) => {
  expect(uploadLimits({ ...field, ...more })).toEqual(limits);
});
