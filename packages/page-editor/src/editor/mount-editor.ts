import { tokensCss } from '@frontage/site-model';
import { element } from '../elements/element';
import {
  controlStyle,
  editorPageTexts as texts,
  editorStyle,
  frameNames,
  frameWidths,
  paletteStyle,
} from '../page/index';
import { setSpokenTexts } from '../texts/spoken-texts';
import { readEditorParts } from './editor-parts';
import { openEditor, type OpenEditor, type OpenEditorOptions } from './open-editor';
import { showSheets } from './show-sheets';

/** What an editor is mounted with. */
export interface MountEditorOptions extends OpenEditorOptions {
  /** The address of the page, of the editor's own origin: its newest version as visitors see it. */
  readonly frame: string;
}

const holders = ':where(.editor,.editor-palette)';

/** The look of what an area around the editor would give it, within the editor alone. */
const aloneStyle = `${holders}{
&{font:var(--fr-size-4)/1.5 system-ui,sans-serif;color:var(--fr-color-text);background:var(--fr-color-ground)}
*{box-sizing:border-box}
p{margin:0 0 var(--fr-space-5)}
:focus-visible{outline:2px solid var(--fr-color-focus);outline-offset:2px}
[hidden]{display:none!important}
${controlStyle}}
.editor.editor-mounted{block-size:100%}`;

/**
 * Makes an editor in an element, which gives it its height, and opens it.
 *
 * @param root holds it; what it has now goes
 * @param options the page, and what the editor needs of the world around it
 * @example
 *   const editor = await mountEditor(document.querySelector('#editor'), createMemoryPort(page));
 */
export async function mountEditor(
  root: HTMLElement,
  { frame, ...options }: MountEditorOptions,
): Promise<OpenEditor> {
  const { ownerDocument: document } = root;
  const stopSpeaking = options.port.texts && setSpokenTexts(options.port.texts);
  const hideSheets = showSheets(document, [
    tokensCss('.editor,.editor-palette'),
    aloneStyle,
    editorStyle,
    paletteStyle,
  ]);
  const page = createPage(document, frame, options.port.review !== undefined);
  root.replaceChildren(page);
  const parts = readEditorParts(root);
  if (!parts)
    throw new Error('[page-editor] no editor: the element lost it. Give one of your own.');
  const editor = await openEditor(parts, options);
  return {
    ...editor,
    destroy() {
      editor.destroy();
      hideSheets();
      stopSpeaking?.();
      page.remove();
    },
  };
}

function createPage(document: Document, frame: string, canPublish: boolean): HTMLElement {
  const status = (name: string, text = '') =>
    element(document, 'p', { [`data-editor-${name}`]: true, role: 'status' }, text);
  const [state, others, announcement] = [
    status('state', texts.state),
    status('others'),
    status('announcement'),
  ];
  state.className = 'quiet';
  others.className = 'editor-others';
  announcement.className = 'unseen';
  const publish = element(
    document,
    'form',
    { 'data-editor-publish': true },
    element(document, 'button', { class: 'button' }, texts.publish),
  );
  return element(
    document,
    'div',
    { class: 'editor editor-mounted' },
    element(
      document,
      'div',
      { class: 'editor-bar' },
      state,
      others,
      createActs(document),
      createWidths(document, frame),
      ...(canPublish ? [publish] : []),
    ),
    element(
      document,
      'div',
      { class: 'editor-room' },
      element(
        document,
        'div',
        { class: 'editor-stage' },
        element(document, 'iframe', { title: texts.frame, src: frame, 'data-editor-frame': true }),
      ),
      element(
        document,
        'aside',
        { class: 'editor-panel', 'aria-label': texts.panel, 'data-editor-panel': true },
        element(document, 'p', { class: 'quiet' }, texts.panelEmpty),
        element(document, 'p', { class: 'quiet', 'data-by-keys': true }, texts.panelKeys),
      ),
    ),
    announcement,
  );
}

function createActs(document: Document): HTMLElement {
  const acts = (['undo', 'redo', 'add'] as const).map((name) =>
    element(
      document,
      'button',
      {
        type: 'button',
        class: 'button',
        'data-look': 'quiet',
        'data-editor-act': name,
        disabled: true,
      },
      texts[name],
    ),
  );
  return element(document, 'div', { class: 'row' }, ...acts);
}

function createWidths(document: Document, frame: string): HTMLElement {
  const choices = frameNames.map((width) =>
    element(
      document,
      'label',
      {},
      element(document, 'input', {
        type: 'radio',
        // Another editor of this window shows another page, and has widths of its own.
        name: frame,
        value: frameWidths[width],
        checked: width === 'full',
        'data-editor-width': true,
      }),
      element(document, 'span', {}, texts[width]),
    ),
  );
  return element(
    document,
    'fieldset',
    { class: 'editor-widths' },
    element(document, 'legend', { class: 'unseen' }, texts.width),
    ...choices,
  );
}
