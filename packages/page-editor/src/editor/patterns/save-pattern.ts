import { element } from '../../elements/element';
import type { EditorBlocks } from '../editor-blocks';
import { say } from '../editor-texts';
import { wordsOf } from '../words-of';
import { openDialog } from './open-dialog';
import type { DialogPlace } from './show-dialog';
import type { PatternContent } from './pattern-of';
import type { PatternStore } from './pattern-store';
import { sayOfPatterns } from './pattern-texts';

/** How many letters of its words a pattern is called by at first. */
const mostLetters = 40;

/**
 * Asks for the name of a pattern, and saves it.
 *
 * @param over where it is asked, and until when
 * @param id that it gets
 * @param known the kinds of block that there are
 * @returns its name; undefined where it was not saved
 */
export function savePattern(
  over: DialogPlace,
  server: PatternStore,
  id: string,
  known: EditorBlocks,
  content: PatternContent,
): Promise<string | undefined> {
  const { document } = over;
  return new Promise((resolve) => {
    let saved: string | undefined;
    const [words = ''] = content.blocks.flatMap((block) => wordsOf(known, block));
    const name = element(document, 'input', {
      id: 'editor-pattern-name',
      // Not within a word.
      value: `${words} `.slice(0, mostLetters).replace(/\s+\S*$/, ''),
      maxlength: 80,
      required: true,
      autocomplete: 'off',
    });
    async function save(event: Event): Promise<void> {
      event.preventDefault();
      const reply = await server.send({ do: 'add', id, name: name.value, ...content });
      if (typeof reply === 'string')
        return dialog.tell(sayOfPatterns(reply === 'full' ? 'patternsFull' : 'patternFailed'));
      saved = name.value.trim();
      dialog.close();
    }
    const form = element(
      document,
      'form',
      { submit: (event) => void save(event) },
      element(
        document,
        'div',
        { class: 'field' },
        element(document, 'label', { for: name.id }, sayOfPatterns('patternName')),
        name,
      ),
      element(
        document,
        'div',
        { class: 'row' },
        element(document, 'button', { class: 'button' }, sayOfPatterns('patternSave')),
        element(
          document,
          'button',
          { type: 'button', class: 'button', 'data-look': 'quiet', click: () => dialog.close() },
          say('close'),
        ),
      ),
    );
    const intro = element(document, 'p', { class: 'quiet' }, sayOfPatterns('patternIntro'));
    const dialog = openDialog(over, sayOfPatterns('patternHeading'), [intro, form], () =>
      resolve(saved),
    );
    name.select();
  });
}
