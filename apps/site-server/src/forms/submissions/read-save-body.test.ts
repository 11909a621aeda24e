import { buildItemSubmission, buildSubmission } from '@frontage/form-runtime';
import { expect, it } from 'vitest';
import { readSaveBody } from './read-save-body';

const core = { key: 'key-1', formId: '5f0a', values: { 'text-1': 'Ada' }, captchaKey: 'solved' };
const page = {
  pageTitle: 'Contact',
  pageId: '5c1b',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const;
const item = {
  collectionId: '5c1b',
  objectName: 'item-5d2c',
  isOverlayForm: true,
  submitButtonText: 'Send',
};

it('[3.05a] [3.05b] both payload variants are read alike; where the first says its form stands is passed over', () => {
  const first = readSaveBody(JSON.stringify(buildItemSubmission({ ...core, item, census: page })));
  const second = readSaveBody(JSON.stringify(buildSubmission({ ...core, page })));
  const { pagePermissionTypeValue: _, ...rest } = page;
  expect(first).toEqual({
    key: 'key-1',
    formId: '5f0a',
    values: { 'text-1': 'Ada' },
    captchaKey: 'solved',
    ...rest,
  });
  expect(second).toEqual(first);
});

it('[3.05a] the first variant needs no census fields', () => {
  const read = readSaveBody(JSON.stringify(buildItemSubmission({ ...core, item })));
  expect(read).toMatchObject({ formId: '5f0a', pageTitle: '', pagePath: '', contentSource: 'c' });
});

it.each(['', 'null', '[]', '{"form":"{"}', '{"formId":"5f0a"}'])(
  '%j is no such payload',
  (text) => {
    expect(readSaveBody(text)).toBe(undefined);
  },
);

it.each(['[]', 'null', '7', '{"a":[[[[[[1]]]]]]}'])('a form that is %j has no values', (form) => {
  expect(readSaveBody(JSON.stringify({ form }))).toMatchObject({ values: undefined });
});
