import { describe, expect, it } from 'vitest';
import { buildSubmission } from './build-submission';

const parts = {
  key: 'k1',
  formId: '65f0000000000000000000a1',
  values: { 'text-1': 'Ada "A"', 'email-1': '' },
  page: { pagePermissionTypeValue: 1, pagePath: '/contact', contentSource: 'c', pageId: 'p1', pageTitle: 'Contact' },
} as const;

describe('buildSubmission', () => {
  it('[3.05b] has the keys of the second variant in order, the form’s id after the key', () => {
    const keys = ['key', 'formId', 'form', 'captchaKey', 'pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue'];
    expect(Object.keys(buildSubmission({ ...parts, captchaKey: 'c' }))).toEqual(keys);
    const sent: object = JSON.parse(JSON.stringify(buildSubmission(parts)));
    expect(Object.keys(sent)).toEqual(keys.filter((key) => key !== 'captchaKey'));
  });

  it('[3.05c] carries the values as one JSON text', () => {
    expect(buildSubmission(parts).form).toBe('{"text-1":"Ada \\"A\\"","email-1":""}');
  });

  it('[3.05d] says whether it comes from an item or a collection', () => {
    expect(buildSubmission(parts).contentSource).toBe('c');
    expect(buildSubmission({ ...parts, page: { ...parts.page, contentSource: 'i' } }).contentSource).toBe('i');
  });
});
