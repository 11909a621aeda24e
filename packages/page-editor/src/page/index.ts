export { controlStyle } from './control-style';
export { editorPageTexts } from './editor-page-texts';
export { editorStyle } from './editor-style';
export { frameStyle } from './frame-style';
export { frameHeight, frameNames, frameWidths } from './frame-widths';
export { markColor } from './mark-color';
export { mostChoices } from './most-choices';
export { pageMarkup } from './page-markup';
export { paletteStyle } from './palette-style';
