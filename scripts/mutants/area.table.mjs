/** @type {import('./run-mutants.mjs').Mutant[]} */
export const AREA = [
  {
    finding: 'Two changes before publishing are called alike: “Text: Text”',
    file: 'apps/site-server/src/area/editor/name-blocks.ts',
    mend: "return words === '' ? kind : `${kind} “${isolate(words)}”`;",
    instead: "return words === '' ? kind : kind;",
    test: 'apps/site-server/src/area/editor/name-blocks.test.ts',
  },
  {
    finding: 'A form that is chosen instead of another is called by its id before publishing',
    file: 'apps/site-server/src/area/editor/describe-changes.ts',
    mend: '[...names(of.others), ...of.settings]',
    instead: '[...of.others, ...of.settings]',
    test: 'apps/site-server/src/area/editor/name-blocks.test.ts',
  },
  {
    finding: 'A new block is chosen before the page shows it, after an answer to earlier words',
    file: 'packages/page-editor/src/editor/create-selection.ts',
    mend: 'if (editing.isWaiting(id)) return;',
    instead: "if (editing.saveState() === 'signedOut') return;",
    test: 'packages/page-editor/src/editor/open-editor.browser.test.ts',
  },
  {
    finding: 'A new block takes what was chosen while it was on its way',
    file: 'packages/page-editor/src/editor/create-selection.ts',
    mend: `    isWanted = false;
    stop();
`,
    instead: '',
    test: 'packages/page-editor/src/editor/open-editor.browser.test.ts',
  },
  {
    finding: 'What is left out before publishing is gone from the draft as well',
    file: 'apps/site-server/src/pages/documents/save-page.ts',
    mend: 'const leftOut = await listLeftOut(db, pageId);',
    instead: 'const leftOut = [] as const;',
    test: 'apps/site-server/src/area/editor/changes.test.ts',
  },
  {
    finding: 'What was left out for an hour does not come back when the hour is taken back',
    file: 'apps/site-server/src/area/pages/take-page-act.ts',
    mend: "['unschedule', 'takeBack', 'delete']",
    instead: '[]',
    test: 'apps/site-server/src/area/editor/changes.test.ts',
  },
  {
    finding: 'A page that is edited in a script forgets what was left out before publishing',
    file: 'apps/site-server/src/pages/documents/take-page-edits.ts',
    mend: '  await keepLeftOut(db, fresh, rows);\n',
    instead: '',
    test: 'apps/site-server/src/area/editor/changes.test.ts',
  },
  {
    finding:
      'Before publishing it says that the page asks nobody, and that its code loads from others',
    file: 'apps/site-server/src/area/editor/load-review.ts',
    mend: '...askedParties(served), ...codes]',
    instead: '...askedParties(served)]',
    test: 'apps/site-server/src/pages/code/code.test.ts',
  },
  {
    finding: 'A link to a block that has gone from its page is not told while one writes',
    file: 'packages/page-editor/src/advice/create-adviser.ts',
    mend: '...adviseLostLinks(page, blocks),',
    instead: '',
    test: 'packages/page-editor/src/advice/create-adviser.browser.test.ts',
  },
  {
    finding: 'Nobody sees which addresses lead to a page that was renamed',
    file: 'apps/site-server/src/area/pages/one-page.tsx',
    mend: ', ...sayOld(oldAddresses)]',
    instead: ']',
    test: 'apps/site-server/src/area/pages/pages.test.ts',
  },
  {
    finding: 'An address that the site keeps for itself is called invalid, without a next step',
    file: 'apps/site-server/src/area/pages/save-page-facts.ts',
    mend: "isReserved ? 'slugReserved' : 'slugWrong'",
    instead: "isReserved ? 'slugWrong' : 'slugWrong'",
    test: 'apps/site-server/src/area/pages/pages.test.ts',
  },
];
