/** @type {import('./run-mutants.mjs').Mutant[]} */
export const FORMS = [
  {
    finding: 'One visitor locks all others out of uploads',
    file: 'apps/site-server/src/forms/uploads/create-file-intake.ts',
    mend: ` ||
      !(await hasUploadRoom(kept.read, site.id, sender))`,
    instead: '',
    test: 'apps/site-server/src/forms/submissions/plain-form-kinds.test.ts',
  },
  {
    finding: 'INVALID_FIELDS is said by nobody [8.02]',
    file: 'apps/site-server/src/forms/submissions/save-submission-action.ts',
    mend: "formRefusal(400, 'INVALID_FIELDS')",
    instead: 'formRefusal(400, 400)',
    test: 'apps/site-server/src/forms/submissions/save-form-submission.test.ts',
  },
  {
    finding: 'An e-mail address has no lower bound [9.11]',
    file: 'packages/form-runtime/src/has-email-shape.ts',
    mend: 'return length >= fewestEmailCharacters && length',
    instead: 'return length',
    test: 'packages/form-runtime/src/is-email.test.ts',
  },
  {
    finding: 'Every page says that it is a collection [3.05]',
    file: 'packages/form-runtime/src/build-submission.ts',
    mend: `    contentSource,
`,
    instead: `    contentSource: 'c',
`,
    test: 'packages/form-runtime/src/build-submission.test.ts',
  },
  {
    finding: 'A form on the page of an item says that it is of a collection [3.05]',
    file: 'packages/react-blocks/src/blocks/form/form-services.ts',
    mend: 'contentSource: contentSource(page),',
    instead: "contentSource: contentSource(page) && 'c',",
    test: 'apps/site-server/src/pages/page-context.test.ts',
  },
];
