import { describe, expect, it } from 'vitest';
import { buildItemSubmission } from './build-item-submission';
import { buildSubmission } from './build-submission';

const parts = {
  key: 'k1',
  formId: '65f0000000000000000000a1',
  values: { 'text-1': 'Ada "A"', 'email-1': '' },
  page: {
    pagePermissionTypeValue: 1,
    pagePath: '/contact',
    contentSource: 'c',
    pageId: 'p1',
    pageTitle: 'Contact',
  },
} as const;

describe('buildSubmission', () => {
  it('[3.05b] has the keys of the second variant in order, the form’s id after the key', () => {
    const keys = [
      'key',
      'formId',
      'form',
      'captchaKey',
      'pageTitle',
      'pageId',
      'contentSource',
      'pagePath',
      'pagePermissionTypeValue',
    ];
    expect(Object.keys(buildSubmission({ ...parts, captchaKey: 'c' }))).toEqual(keys);
    const sent: object = JSON.parse(JSON.stringify(buildSubmission(parts)));
    expect(Object.keys(sent)).toEqual(keys.filter((key) => key !== 'captchaKey'));
  });

  it('[3.05c] carries the values as one JSON text', () => {
    expect(buildSubmission(parts).form).toBe('{"text-1":"Ada \\"A\\"","email-1":""}');
  });

  it('[3.05d] says whether it comes from an item or a collection', () => {
    expect(buildSubmission(parts).contentSource).toBe('c');
    expect(
      buildSubmission({ ...parts, page: { ...parts.page, contentSource: 'i' } }).contentSource,
    ).toBe('i');
  });
});

describe('buildItemSubmission', () => {
  const item = {
    submitButtonText: 'Send',
    isOverlayForm: true,
    objectName: 'block-1',
    collectionId: 'c1',
  };
  const keys = [
    'key',
    'formId',
    'collectionId',
    'objectName',
    'isOverlayForm',
    'submitButtonText',
    'form',
    'captchaKey',
  ];

  it('[3.05a] has the keys of the first variant in order, the census fields behind them', () => {
    expect(Object.keys(buildItemSubmission({ ...parts, item, captchaKey: 'c' }))).toEqual(keys);
    const census = { visitorCookie: 'v', visits: 2 };
    const sent: object = JSON.parse(
      JSON.stringify(buildItemSubmission({ ...parts, item, census })),
    );
    expect(Object.entries(sent).slice(-2)).toEqual(Object.entries(census));
    expect(Object.keys(sent)).toEqual([
      ...keys.filter((key) => key !== 'captchaKey'),
      'visitorCookie',
      'visits',
    ]);
  });

  it('[3.05c] carries the same JSON text as the second variant', () => {
    expect(buildItemSubmission({ ...parts, item }).form).toBe(buildSubmission(parts).form);
  });

  it('[3.05a] no census field takes the place of one of the submission', () => {
    const census = { key: 'stolen', form: '{}', captchaKey: 'x' };
    expect(buildItemSubmission({ ...parts, item, census })).toMatchObject({
      key: 'k1',
      form: JSON.stringify(parts.values),
      captchaKey: undefined,
    });
  });
});
