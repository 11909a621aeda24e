export { element, type ElementParts } from '../elements/element';
export type { FieldChoice, LoadChoices } from './field-choice';
export { createFieldsPanel, type FieldsPanel, type FieldsPanelOptions } from './fields-panel';
export { fieldsPanelStyle } from './fields-panel-style';
export { openLinkDialog } from './open-link-dialog';
