import type { SubmissionPayload } from '@frontage/site-model';

/** A complete submission. */
export const submission: SubmissionPayload = {
  key: 'k1',
  formId: '65f000000000000000000001',
  form: '{"text-1":"Ada"}',
  pageTitle: 'Contact',
  pageId: '65f000000000000000000002',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
};
