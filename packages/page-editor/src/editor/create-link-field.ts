import { element } from '../elements/element';
import { openLinkDialog } from '../fields/open-link-dialog';
import { setLink } from '../rich-text/set-link';
import type { RichTextWriting } from '../rich-text/mount-rich-text';
import { say } from './editor-texts';
import type { BlockToolsOptions } from './text-tools-options';
import { linkButtonMark } from './link-button-mark';

/** The field of a link. */
export interface LinkField {
  readonly root: HTMLElement;
  /** Shows where the link leads, and whether one can be set now. */
  update(): void;
}

/**
 * Makes the field that puts a link on the chosen words, or changes the one at the caret.
 *
 * @param options of the tools that it is one of
 * @param writing what is written
 */
export function createLinkField(
  { document, id, loadChoices, announce }: BlockToolsOptions,
  writing: RichTextWriting,
): LinkField {
  const where = element(document, 'p', {
    class: 'hint',
    id: `editor-link-${id}`,
    dir: 'auto',
  });
  const button = element(
    document,
    'button',
    {
      type: 'button',
      [linkButtonMark]: true,
      class: 'button',
      'data-look': 'quiet',
      'aria-haspopup': 'dialog',
      'aria-describedby': where.id,
      click: () =>
        openLinkDialog({
          document,
          loadChoices,
          current: writing.link(),
          onChoose(href, to) {
            // Before the link is set, which may end what is chosen.
            const words = writing.chosenWords();
            writing.run(setLink(href));
            announce(say(href === '' ? 'unlinked' : 'linked', { words, to }));
          },
        }),
    },
    say('link'),
  );
  return {
    root: element(document, 'div', { class: 'field' }, button, where),
    update() {
      button.toggleAttribute('disabled', !writing.can(setLink('')));
      const text = writing.link() || say('linkHint');
      if (where.textContent !== text) where.textContent = text;
    },
  };
}
