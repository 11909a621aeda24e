import type { Command } from 'prosemirror-state';
import { element } from '../elements/element';
import type { RichTextWriting } from '../rich-text/mount-rich-text';
import { lineKinds } from '../rich-text/line-kinds';
import { makeLines } from '../rich-text/make-lines';
import { toggleList } from '../rich-text/toggle-list';
import { toggleMarks } from '../rich-text/toggle-marks';
import { createLinkField } from './create-link-field';
import { createQuoteField } from './create-quote-field';
import { say, type EditorText } from './editor-texts';
import type { BlockToolsOptions } from './text-tools-options';

/** The tools of what is written. */
export interface TextTools {
  readonly root: HTMLElement;
  /** Shows which of them can be used now. */
  update(): void;
}

const commands: readonly (readonly [EditorText, Command])[] = [
  ['bold', toggleMarks.bold],
  ['italic', toggleMarks.italic],
  ['bullets', toggleList(false)],
  ['numbers', toggleList(true)],
];

/**
 * Makes the tools for words that are written on the page: kinds of line, emphasis, lists, links.
 *
 * @param options what they need
 * @param writing what is written
 */
export function createTextTools(options: BlockToolsOptions, writing: RichTextWriting): TextTools {
  const { document, id } = options;
  const kindsId = `editor-kind-${id}`;
  const buttons = commands.map(([text, command]) => ({
    command,
    button: element(
      document,
      'button',
      {
        type: 'button',
        class: 'button',
        'data-look': 'quiet',
        // The caret stays in the words.
        mousedown: (event) => event.preventDefault(),
        click: () => writing.run(command),
      },
      say(text),
    ),
  }));
  const kinds = element(
    document,
    'select',
    {
      id: kindsId,
      change() {
        const kind = lineKinds.find((one) => one === kinds.value);
        if (kind) writing.run(makeLines(kind));
      },
    },
    element(document, 'option', { value: '' }, '–'),
    ...lineKinds.map((kind) => element(document, 'option', { value: kind }, say(kind))),
  );
  const quote = createQuoteField(options, writing);
  const link = createLinkField(options, writing);
  const root = element(
    document,
    'section',
    { 'aria-label': say('words') },
    element(
      document,
      'div',
      { class: 'field' },
      element(document, 'label', { for: kindsId }, say('lineKind')),
      kinds,
    ),
    quote.root,
    element(document, 'div', { class: 'row' }, ...buttons.map(({ button }) => button)),
    link.root,
  );
  const update = () => {
    kinds.value = writing.lineKind() ?? '';
    for (const { button, command } of buttons)
      button.toggleAttribute('disabled', !writing.can(command));
    quote.update();
    link.update();
  };
  update();
  return { root, update };
}
