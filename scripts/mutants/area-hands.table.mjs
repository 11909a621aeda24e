/** @type {import('./run-mutants.mjs').Mutant[]} */
export const AREA_HANDS = [
  {
    finding: 'A slash right after Escape is lost, and the next words and Enter with it',
    file: 'apps/site-server/src/area/mount-find-keys.ts',
    mend: "!target.closest('dialog:not([open])') &&",
    instead: '',
    test: 'apps/site-server/src/area/mount-find-menu.browser.test.ts',
  },
  {
    finding: 'The keys of a page do nothing right after a dialog is closed',
    file: 'apps/site-server/src/area/mount-area-keys.ts',
    mend: "!target.closest('dialog:not([open])') &&",
    instead: '',
    test: 'apps/site-server/src/area/mount-area-keys.browser.test.ts',
  },
  {
    finding: 'What was entered on a page of the area is left behind without a question',
    file: 'apps/site-server/src/area/mount-unsaved.ts',
    mend: 'if (form.isConnected && isUnsaved) event.preventDefault();',
    instead: '',
    test: 'apps/site-server/src/area/mount-unsaved.browser.test.ts',
  },
  {
    finding: 'Links of the header that were moved are left behind without a word',
    file: 'apps/config/src/outline/mount-outline.ts',
    mend: "control.dispatchEvent(new Event('input', { bubbles: true }));",
    instead: '',
    test: 'apps/config/src/outline/mount-outline.browser.test.ts',
  },
  {
    finding: 'Whoever saves a page of the area is asked whether to leave it',
    file: 'apps/site-server/src/area/mount-unsaved.ts',
    mend: 'written.delete(event.target as HTMLFormElement)',
    instead: 'void 0',
    test: 'apps/site-server/src/area/mount-unsaved.browser.test.ts',
  },
  {
    finding: 'Enter at a result that is seen waits for those that are not',
    file: 'apps/site-server/src/area/mount-find-menu.ts',
    mend: "key === 'Enter' && asking && isUnanswered",
    instead: "key === 'Enter' && asking",
    test: 'apps/site-server/src/area/mount-find-menu.browser.test.ts',
  },
  {
    finding: 'A tall field that keys lead to stands below the bar that saves',
    file: 'apps/site-server/src/area/mount-tall-fields.ts',
    mend: "target.scrollIntoView({ block: 'nearest' });",
    instead: '{}',
    test: 'apps/site-server/src/area/style/save-bar-style.browser.test.ts',
  },
];
