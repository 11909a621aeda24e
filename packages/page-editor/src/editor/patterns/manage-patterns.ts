import type { PagePattern } from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import { say } from '../editor-texts';
import { openDialog } from './open-dialog';
import type { DialogPlace } from './show-dialog';
import { describePattern } from './pattern-group';
import type { PatternDeed, PatternStore } from './pattern-store';
import { sayOfPatterns } from './pattern-texts';

/** Opens the list of the site's patterns: they are renamed, and removed, which can be undone. */
export function managePatterns(
  over: DialogPlace,
  server: PatternStore,
  patterns: readonly PagePattern[],
): void {
  const { document } = over;
  const list = element(document, 'ul', { class: 'preview-links' });
  const undo = element(
    document,
    'button',
    { type: 'button', class: 'button', 'data-look': 'quiet' },
    sayOfPatterns('patternUndo'),
  );
  undo.hidden = true;
  const close = element(
    document,
    'button',
    { type: 'button', class: 'button', click: () => dialog.close() },
    say('close'),
  );
  const row = element(document, 'div', { class: 'row' }, undo, close);
  const dialog = openDialog(over, sayOfPatterns('patternsHeading'), [list, row], () => undefined);

  async function send(deed: PatternDeed, done: string): Promise<boolean> {
    const reply = await server.send(deed);
    const isDone = typeof reply !== 'string';
    if (isDone) show(reply);
    dialog.tell(isDone ? done : sayOfPatterns(reply === 'full' ? 'patternsFull' : 'patternFailed'));
    return isDone;
  }

  async function remove(pattern: PagePattern): Promise<void> {
    const { id, name } = pattern;
    if (!(await send({ do: 'remove', id }, sayOfPatterns('patternRemoved', { name })))) return;
    undo.hidden = false;
    undo.onclick = () => void restore(pattern);
    undo.focus();
  }

  async function restore(pattern: PagePattern): Promise<void> {
    const { name } = pattern;
    if (!(await send({ do: 'add', ...pattern }, sayOfPatterns('patternRestored', { name }))))
      return;
    undo.hidden = true;
    close.focus();
  }

  function show(kept: readonly PagePattern[]): void {
    const { id } = document.activeElement ?? {};
    list.replaceChildren(
      ...kept.map((pattern) =>
        createItem(document, pattern, {
          rename: (name) =>
            void send(
              { do: 'rename', id: pattern.id, name },
              sayOfPatterns('patternRenamed', { name }),
            ),
          remove: () => void remove(pattern),
        }),
      ),
    );
    if (kept.length === 0) dialog.tell(sayOfPatterns('noPatterns'));
    if (id) document.getElementById(id)?.focus();
  }

  show(patterns);
  (list.querySelector('input') ?? close).focus();
}

function createItem(
  document: Document,
  pattern: PagePattern,
  { rename, remove }: { rename(name: string): void; remove(): void },
): HTMLElement {
  const { id, name } = pattern;
  const input = element(document, 'input', {
    id: `editor-pattern-${id}`,
    value: name,
    maxlength: 80,
    'aria-label': sayOfPatterns('patternNameOf', { name }),
    change() {
      const entered = input.value.trim();
      if (entered === '') input.value = name;
      else rename(entered);
    },
  });
  return element(
    document,
    'li',
    {},
    input,
    element(document, 'span', { class: 'quiet' }, describePattern(pattern)),
    element(
      document,
      'span',
      { class: 'row' },
      element(
        document,
        'button',
        {
          type: 'button',
          class: 'button',
          'data-look': 'quiet',
          'aria-label': sayOfPatterns('patternRemoveOf', { name }),
          click: remove,
        },
        say('remove'),
      ),
    ),
  );
}
