import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import type { PanelContext } from '../panel-context';
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
    ? element(context.document, 'textarea', { ...parts, rows: 4, dir: 'auto' })
    : element(context.document, 'input', { ...parts, ...typeOf(field) });
  if (field.required) control.setAttribute('aria-required', 'true');

  const isCode = field.kind === 'text' && field.isCode === true;
  if (isCode) setUpCode(control, context);

  return {
    root: control,
    control,
    naming: 'label',
    show(stored) {
      control.value = typeof stored === 'string' ? stored : '';
    },
    note: () => (isCode && isOnAndroid(context) ? texts.noCodeOnAndroid : undefined),
  };
}

/** Code keeps its signs as they are: no keyboard may make other quotes of them. */
function setUpCode(control: HTMLElement, context: PanelContext): void {
  control.classList.add('fields-code');
  for (const [name, value] of Object.entries(asTyped)) control.setAttribute(name, value);
  if (isOnAndroid(context)) control.setAttribute('readonly', '');
}

const asTyped = { spellcheck: 'false', autocapitalize: 'none', autocorrect: 'off', dir: 'ltr' };

/** Its keyboards change what is typed while it is typed [8.18u]. */
function isOnAndroid({ window }: PanelContext): boolean {
  return /\bAndroid\b/.test(window.navigator.userAgent);
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
