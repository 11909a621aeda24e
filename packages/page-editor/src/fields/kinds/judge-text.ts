import { visitorLinks, wrongLink } from '@frontage/site-model';
import type { FieldEntry, FieldOf } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import { linkIssueTexts } from '../link-texts';

/** The fields that are written as plain text. */
export type TextField = FieldOf<'text' | 'email' | 'link' | 'fileLink' | 'name' | 'embed'>;

/** The most characters of an address, as its schema has it. */
const longestAddress = 2000;

/** Returns what a text stands for, or what is wrong with it. An empty one stores nothing. */
export function judgeText(field: TextField, written: string): FieldEntry {
  if (written.trim() === '') return judgeEmpty(field);
  const text = field.kind === 'text' || field.kind === 'name' ? written : written.trim();
  const most = longestText(field);
  if (text.length > most) return { wrong: texts.tooLong(most) };
  if (field.kind === 'link' || field.kind === 'fileLink') {
    const wrong = wrongLink(text, visitorLinks, linkIssueTexts);
    if (wrong !== undefined) return { wrong: field.message ?? wrong };
  }
  const value = field.read(text);
  return typeof value === 'string' && isAllowed(field, value)
    ? { value }
    : { wrong: wrongMessage(field) };
}

/** Returns the most characters that a field may have. */
export function longestText(field: TextField): number {
  if (field.kind === 'email') return 254;
  return field.kind === 'text' || field.kind === 'name' ? field.most : longestAddress;
}

function judgeEmpty(field: TextField): FieldEntry {
  if (field.kind === 'text' && field.mayBeEmpty) return { value: '' };
  return field.required ? { wrong: texts.required } : { value: null };
}

function isAllowed(field: TextField, text: string): boolean {
  if (field.kind === 'embed') return field.origin(text) !== undefined;
  return field.kind !== 'text' || (field.check?.(text) ?? true);
}

function wrongMessage(field: TextField): string {
  switch (field.kind) {
    case 'email':
      return texts.wrongEmail;
    case 'fileLink':
      return field.message ?? texts.wrongFile;
    case 'text':
      return field.message ?? texts.wrongText;
    case 'embed':
      return field.message;
    default:
      return texts.wrongText;
  }
}
