export { element, type ElementParts } from '../element';
export type { FieldChoice, LoadChoices } from './field-choice';
export { fieldsPanelStyle } from './fields-panel-style';
export { openLinkDialog } from './link-dialog';
