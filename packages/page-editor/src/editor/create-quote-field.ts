import { element } from '../elements/element';
import type { RichTextWriting } from '../rich-text/mount-rich-text';
import { setQuotedBy } from '../rich-text/quoted-by';
import { say } from './editor-texts';
import type { BlockToolsOptions } from './text-tools-options';

/** The field that says who said a quotation. */
export interface QuoteField {
  readonly root: HTMLElement;
  /** Shows who said the one with the caret; nothing outside of one. */
  update(): void;
}

/** Makes the field that says who said a quotation. */
export function createQuoteField(
  { document, id: blockId }: BlockToolsOptions,
  writing: RichTextWriting,
): QuoteField {
  const id = `editor-quoted-by-${blockId}`;
  const by = element(document, 'input', {
    id,
    type: 'text',
    maxlength: 200,
    input: () => writing.apply(setQuotedBy(by.value)),
  });
  const label = element(document, 'label', { for: id }, say('quotedBy'));
  const root = element(document, 'div', { class: 'field' }, label, by);
  return {
    root,
    update() {
      const now = writing.quotedBy();
      root.toggleAttribute('hidden', now === undefined);
      if (now !== undefined && by.value !== now) by.value = now;
    },
  };
}
