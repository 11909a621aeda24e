import { locateSection, subjectId, type NumberedEdit } from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import type { LoadChoices } from '../../fields/field-choice';
import type { Editing } from '../create-editing';
import type { EditorBlocks } from '../editor-blocks';
import { say } from '../editor-texts';
import { describeConflict, type Conflict, type ShownPage } from './describe-conflict';
import { sayOfConflict } from './conflict-texts';
import { joinRefused, takeMine } from './take-mine';

/** The open questions. */
export interface ConflictQuestions {
  /** Shows those that are open now; one that says the same stays, with the focus. */
  update(): void;
}

/** What they need. */
export interface ConflictQuestionsOptions {
  readonly root: HTMLElement;
  readonly blocks: EditorBlocks;
  readonly editing: Pick<Editing, 'document' | 'refused' | 'lastBy' | 'edit' | 'dismiss'>;
  readonly loadChoices: LoadChoices;
  readonly shownTo: ShownPage['shownTo'];
  announce(text: string): void;
}

/** A question that is shown. */
interface ShownQuestion {
  readonly said: string;
  readonly root: HTMLElement;
}

/**
 * Makes the questions about edits that were not applied, since somebody else was first: both
 * versions, neither lost.
 */
export function createConflictQuestions(options: ConflictQuestionsOptions): ConflictQuestions {
  const { root, editing } = options;
  let shown = new Map<string, ShownQuestion>();

  function show(edit: NumberedEdit, before: ShownQuestion | undefined): ShownQuestion {
    const name = whoChanged(editing, edit) ?? sayOfConflict('somebody');
    const conflict = describeConflict({ ...options, page: editing.document() }, edit, name);
    const said = JSON.stringify(conflict);
    if (before?.said === said) return before;
    const made = createQuestion(options, conflict, edit);
    if (!before) root.append(made);
    else {
      const place = buttonsOf(before.root).findIndex((button) => button.matches(':focus'));
      before.root.replaceWith(made);
      buttonsOf(made)[place]?.focus();
    }
    void nameReferences(options.loadChoices, conflict, made);
    return { said, root: made };
  }

  return {
    update() {
      const edits = joinEdits(editing);
      const before = shown;
      const hadFocus = root.matches(':focus-within');
      shown = new Map([...edits].map(([about, edit]) => [about, show(edit, before.get(about))]));
      for (const [about, question] of before) if (!shown.has(about)) question.root.remove();
      // What was answered is gone.
      if (hadFocus && !root.matches(':focus-within')) focusNext(root);
    },
  };
}

/** The refused edits, those of one thing as one, by what they are about. */
function joinEdits({
  document,
  refused,
}: Pick<Editing, 'document' | 'refused'>): ReadonlyMap<string, NumberedEdit> {
  const joined = new Map<string, NumberedEdit>();
  for (const edit of refused()) {
    const about = aboutOf(edit);
    const before = joined.get(about)?.operation;
    const operation = before ? joinRefused(document(), before, edit.operation) : edit.operation;
    joined.set(about, { ...edit, operation });
  }
  return joined;
}

function createQuestion(
  { root, editing, announce }: ConflictQuestionsOptions,
  { text, mine, theirs }: Conflict,
  edit: NumberedEdit,
): HTMLElement {
  const { ownerDocument: document } = root;
  const end = () => {
    for (const other of editing.refused())
      if (aboutOf(other) === aboutOf(edit)) editing.dismiss(other.id);
  };
  const take = () => {
    const again = takeMine(editing.document(), edit.operation);
    end();
    if (again && editing.edit([again])) announce(sayOfConflict('mineTaken'));
  };
  const keep = () => {
    end();
    announce(sayOfConflict('theirsKept'));
  };
  const button = (name: string, click: () => void) =>
    element(
      document,
      'button',
      { type: 'button', class: 'button', 'data-look': 'quiet', click },
      name,
    );
  const quote = (words: string) => element(document, 'blockquote', {}, words);
  return element(
    document,
    'section',
    { class: 'editor-conflict', role: 'alert' },
    element(document, 'h2', {}, sayOfConflict('conflictHeading')),
    element(document, 'p', {}, text),
    element(document, 'p', {}, sayOfConflict('yours')),
    quote(mine),
    ...(theirs === undefined
      ? []
      : [element(document, 'p', {}, sayOfConflict('theirs')), quote(theirs)]),
    element(
      document,
      'div',
      { class: 'row' },
      ...(theirs === undefined
        ? [button(say('dismiss'), end)]
        : [button(sayOfConflict('takeMine'), take), button(sayOfConflict('keepTheirs'), keep)]),
    ),
  );
}

const buttonsOf = (question: HTMLElement) => [...question.querySelectorAll('button')];

/** Whoever goes by keys comes to the next question, or else to the controls of what is chosen. */
function focusNext(root: HTMLElement): void {
  const panel = root.closest<HTMLElement>('[data-editor-panel]');
  panel?.setAttribute('tabindex', '-1');
  (root.querySelector('button') ?? panel)?.focus();
}

/** What a field leads to is quoted by its name as soon as that is known. */
async function nameReferences(
  loadChoices: LoadChoices,
  { references }: Conflict,
  question: HTMLElement,
): Promise<void> {
  for (const [id, to] of references) {
    const choices = await loadChoices(to, id).catch(() => []);
    const label = choices.find((choice) => choice.id === id)?.label;
    for (const quote of label ? question.querySelectorAll('blockquote') : [])
      quote.textContent = quote.textContent.replaceAll(id, label ?? id);
  }
}

/** Of a section that was removed it may be one of its blocks that somebody else changed. */
function whoChanged(
  editing: ConflictQuestionsOptions['editing'],
  { operation }: NumberedEdit,
): string | undefined {
  const blocks =
    operation.do === 'removeSection'
      ? locateSection(editing.document(), operation.section.id)?.section.blocks
      : undefined;
  const ids = [subjectId(operation), ...(blocks ?? []).map(({ id }) => id)];
  return ids.map((id) => editing.lastBy(id)).find((name) => name !== undefined);
}

const aboutOf = ({ operation }: NumberedEdit): string =>
  `${operation.do} ${subjectId(operation)} ${operation.do === 'setField' ? operation.field : ''}`;
