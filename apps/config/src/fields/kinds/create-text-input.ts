import { element } from '../../element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import { judgeText, longestText, type TextField } from './judge-text';

/** Makes the control of a text: of one line or several, an address, an email address or a name. */
export function createTextInput(options: FieldInputOptions<TextField['kind']>): FieldInput {
  const { context, field, enter, settle } = options;
  const parts = {
    class: 'fields-control',
    maxlength: longestText(field),
    placeholder: placeholderOf(field),
    autocomplete: 'off',
    input: () => enter(judgeText(field, control.value)),
    change: settle,
  };
  const isMultiline = field.kind === 'text' && field.multiline === true;
  const control = isMultiline
    ? element(context.document, 'textarea', { ...parts, rows: 4 })
    : element(context.document, 'input', { ...parts, ...typeOf(field) });
  if (field.required) control.setAttribute('aria-required', 'true');

  return {
    root: control,
    control,
    naming: 'label',
    show(stored) {
      control.value = typeof stored === 'string' ? stored : '';
    },
  };
}

/** Addresses within the site are none for `type=url`. */
function typeOf({ kind }: TextField) {
  if (kind === 'email') return { type: 'email' };
  const isAddress = kind === 'link' || kind === 'fileLink' || kind === 'embed';
  return isAddress
    ? { type: 'text', inputmode: 'url', dir: 'auto' }
    : { type: 'text', dir: 'auto' };
}

function placeholderOf(field: TextField): string | undefined {
  if (typeof field.fallback === 'string' && field.fallback !== '') return field.fallback;
  if (field.kind === 'email') return texts.emailExample;
  if ('example' in field && field.example !== undefined) return texts.example(field.example);
  if (field.kind === 'link') return texts.linkExample;
  return field.kind === 'fileLink' ? texts.fileExample : undefined;
}
