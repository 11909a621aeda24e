import { spokenTexts } from '../texts/spoken-texts';

/** What the editor's page says before anything is done there. In English. */
export const editorPageTexts = /* @__PURE__ */ spokenTexts('page', {
  state: 'Opening …',
  undo: 'Undo',
  redo: 'Redo',
  add: 'Add block',
  width: 'Width',
  phone: 'Phone',
  tablet: 'Tablet',
  large: 'Large tablet',
  full: 'Whole width',
  publish: 'Publish',
  frame: 'The page',
  panel: 'What is chosen',
  panelEmpty: 'Press something on the page to change it.',
  panelKeys:
    'By keys, go there with Tab and Enter. Alt+F10 goes to the controls, to the bar and back.',
} as const);
