/** @type {import('./run-mutants.mjs').Mutant[]} */
export const EDITOR_HANDS = [
  {
    finding: 'What is typed while a new block is on its way is lost, or acts on another block',
    file: 'packages/page-editor/src/editor/create-deeds.ts',
    mend: 'if (selection.arrival.keep(event)) return true;',
    instead: '',
    test: 'packages/page-editor/src/editor/create-arrival.browser.test.ts',
  },
  {
    finding: 'Enter, typed while a new block is on its way, chooses the block before it',
    file: 'packages/page-editor/src/editor/create-arrival.ts',
    mend: "else if (key !== 'Enter') return false;",
    instead: 'else if (key) return false;',
    test: 'packages/page-editor/src/editor/create-arrival.browser.test.ts',
  },
  {
    finding: 'Whoever is at a line of advice loses the focus when there is more of it',
    file: 'packages/page-editor/src/elements/replace-changed.ts',
    mend: 'next.focus();',
    instead: '',
    test: 'packages/page-editor/src/elements/replace-changed.browser.test.ts',
  },
  {
    finding: 'The key for the parts of the editor does not lead back to a block shown anew',
    file: 'packages/page-editor/src/editor/create-region-steps.ts',
    mend: 'root(id ?? chosen)',
    instead: 'root(chosen)',
    test: 'packages/page-editor/src/editor/create-region-steps.browser.test.ts',
  },
  {
    finding: 'Nothing is found in the palette by "three" or "columns"',
    file: 'packages/page-editor/src/editor/ask-addition.ts',
    mend: "layoutGroup(frame.window.document.dir === 'rtl'),",
    instead: '',
    test: 'apps/demo/e2e/editor-sections.e2e.ts',
  },
  {
    finding:
      'Publishing that is pressed twice is sent twice: the second says that somebody changed it',
    file: 'apps/config/src/editor/create-sending.ts',
    mend: "if (state === 'open') void send(",
    instead: 'void send(',
    test: 'apps/config/src/editor/create-sending.browser.test.ts',
  },
  {
    finding:
      'Where the line is lost while a page is published, the editor is gone and says nothing',
    file: 'apps/config/src/editor/create-sending.ts',
    mend: 'event.preventDefault();',
    instead: 'if (state) return;',
    test: 'apps/config/src/editor/create-sending.browser.test.ts',
  },
  {
    finding: 'What is typed before the palette has opened is lost, and something else is added',
    file: 'packages/page-editor/src/editor/ask-addition.ts',
    mend: 'openPalette(over, groups, words, typed())',
    instead: 'openPalette(over, groups, words)',
    test: 'packages/page-editor/src/editor/create-arrival.browser.test.ts',
  },
  {
    finding: 'Enter on “Add block”, pressed again on a slow line, adds whatever comes first',
    file: 'packages/page-editor/src/editor/create-arrival.ts',
    mend: 'isButton(target)) return false;',
    instead: 'isButton(null)) return false;',
    test: 'packages/page-editor/src/editor/create-arrival.browser.test.ts',
  },
  {
    finding: '“Add block”, pressed twice on a slow line, opens two palettes',
    file: 'packages/page-editor/src/editor/create-deeds.ts',
    mend: 'if (isAsking) return false;',
    instead: '',
    test: 'packages/page-editor/src/editor/create-arrival.browser.test.ts',
  },
  {
    finding: 'Enter after “picture” adds a block that is called otherwise',
    file: 'packages/page-editor/src/editor/palette/open-palette.ts',
    mend: '.sort((a, b) => a.fits - b.fits)',
    instead: '',
    test: 'packages/page-editor/src/editor/palette/open-palette.browser.test.ts',
  },
  {
    finding: 'Nobody hears which picture was chosen',
    file: 'packages/page-editor/src/fields/kinds/create-reference-input.ts',
    mend: 'status.textContent = texts.chosen(choice.label);',
    instead: '',
    test: 'packages/page-editor/src/fields/reference-field.browser.test.ts',
  },
  {
    finding: 'A phone says that the / key adds the first block of a page',
    file: 'packages/page-editor/src/editor/create-idle-room.ts',
    mend: "{ 'data-by-keys': true }",
    instead: '{}',
    test: 'packages/page-editor/src/editor/open-editor.browser.test.ts',
  },
  {
    finding:
      'The key for the parts of the editor leads before the header, ten keys above all blocks',
    file: 'packages/page-editor/src/editor/create-region-steps.ts',
    mend: '(root(id ?? chosen) ?? first)',
    instead: 'root(id ?? chosen)',
    test: 'packages/page-editor/src/editor/create-region-steps.browser.test.ts',
  },
];
