import { safeHref } from '@frontage/site-model';
import { element } from '../element';
import { setLink } from '../rich-text/set-link';
import type { RichTextWriting } from '../rich-text/mount-rich-text';
import { say } from './editor-texts';

/** The field of a link. */
export interface LinkField {
  readonly root: HTMLElement;
  /** Shows whether a link can be set now. */
  update(): void;
}

/**
 * Makes the field that puts a link on the chosen words.
 *
 * @param document of the editor
 * @param writing what is written
 */
export function createLinkField(document: Document, writing: RichTextWriting): LinkField {
  const wrong = element(document, 'p', { class: 'wrong', id: 'editor-link-wrong', role: 'alert' });
  const address = element(document, 'input', {
    id: 'editor-link',
    dir: 'ltr',
    autocomplete: 'off',
    'aria-describedby': 'editor-link-hint editor-link-wrong',
    keydown(event) {
      if ((event as KeyboardEvent).key !== 'Enter') return;
      event.preventDefault();
      link();
    },
  });
  function link(): void {
    const entered = address.value.trim();
    const href = entered === '' ? '' : safeHref(entered);
    wrong.textContent = href === undefined ? say('linkWrong') : '';
    address.toggleAttribute('aria-invalid', href === undefined);
    if (href !== undefined) writing.run(setLink(href));
  }
  const linkButton = element(
    document,
    'button',
    { type: 'button', class: 'button', 'data-look': 'quiet', click: link },
    say('linkSet'),
  );
  const root = element(
    document,
    'div',
    { class: 'field' },
    element(document, 'label', { for: 'editor-link' }, say('linkAddress')),
    address,
    element(document, 'p', { class: 'hint', id: 'editor-link-hint' }, say('linkHint')),
    wrong,
    linkButton,
  );
  return {
    root,
    update() {
      linkButton.disabled = !writing.can(setLink(''));
    },
  };
}
