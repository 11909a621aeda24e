import type { SubmissionBody } from '../create-save-submission';

/** A submission with all that it needs. */
export const submission: SubmissionBody = {
  key: 'k1',
  formId: '65f000000000000000000001',
  form: '{"text-1":"Ada"}',
  pageTitle: 'Contact',
  pageId: '65f000000000000000000002',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
};
