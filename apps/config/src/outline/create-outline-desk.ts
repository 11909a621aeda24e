import { createSteps } from '../create-steps';
import { addToOutline, type OutlineAddition } from './add-to-outline';
import {
  changeLine,
  moveInOutline,
  nestInOutline,
  removeFromOutline,
  stepInOutline,
} from './move-in-outline';
import { countBeside, folderOf } from './folder-of';
import { nameOf } from './name-of';
import {
  formatOutline,
  readOutline,
  type Outline,
  type OutlineKind,
  type OutlinePlace,
} from './outline';
import { sayOfOutline as say } from './outline-texts';

/** What hears of changes of an outline. */
export interface OutlineDeskEvents {
  /** The rows are others now; what was only written stands in its control already. */
  readonly onShow: (outline: Outline) => void;
  readonly onText: (text: string) => void;
  readonly onSay: (words: string) => void;
}

/** What is done to an outline, each with its words, and taken back step by step. */
export interface OutlineDesk {
  outline(): Outline;
  textAt(place: OutlinePlace): string;
  hrefAt(place: OutlinePlace): string;
  move(from: OutlinePlace, to: OutlinePlace): void;
  /** Moves by one; gives the new place, undefined at the end. */
  moveBy(from: OutlinePlace, by: -1 | 1): OutlinePlace | undefined;
  /** Puts a line into the folder above it, or takes it out; gives its new place. */
  nest(from: OutlinePlace, isInside: boolean): OutlinePlace | undefined;
  /** Takes a text as it is written; `settle` makes a step of it. */
  write(place: OutlinePlace, text: string): void;
  settle(): void;
  link(place: OutlinePlace, href: string): void;
  remove(place: OutlinePlace): void;
  /** Adds something empty, a line or a folder to a group; gives its place. */
  add(what: OutlineAddition, group: number): OutlinePlace;
  step(name: 'undo' | 'redo'): void;
}

const additionTexts = { line: 'added', folder: 'addedFolder', column: 'addedColumn' } as const;

/** Makes what is done to the outline that a text holds, without a page. */
export function createOutlineDesk(
  text: string,
  kind: OutlineKind,
  { onShow, onText, onSay }: OutlineDeskEvents,
): OutlineDesk {
  let outline = readOutline(text, kind);
  const steps = createSteps(outline, isSame);

  function take(next: Outline): void {
    outline = next;
    onText(formatOutline(next));
  }

  function change(next: Outline, words: string): void {
    take(next);
    steps.add(next);
    onShow(next);
    onSay(words);
  }

  const lineAt = ({ group, line = -1 }: OutlinePlace) => outline[group]?.lines[line];
  const textAt = (place: OutlinePlace) =>
    nameOf(place.line === undefined ? outline[place.group]?.title : lineAt(place)?.text);

  function move(from: OutlinePlace, to: OutlinePlace): void {
    const name = textAt(from);
    const next = moveInOutline(outline, from, to);
    change(next, sayPlace(next, to, name));
  }

  return {
    outline: () => outline,
    textAt,
    hrefAt: (place) => lineAt(place)?.href ?? '',
    move,
    moveBy(from, by) {
      const to = stepInOutline(outline, from, by);
      if (to) move(from, to);
      else onSay(say('atEnd', { text: textAt(from) }));
      return to;
    },
    nest(from, isInside) {
      const to = nestInOutline(outline, from, isInside);
      if (to) move(from, to);
      else onSay(say(isInside ? 'notNested' : 'notInside', { text: textAt(from) }));
      return to;
    },
    write(place, written) {
      take(
        place.line === undefined
          ? outline.map((one, index) => (index === place.group ? { ...one, title: written } : one))
          : changeLine(outline, place, { text: written }),
      );
    },
    settle: () => steps.add(outline),
    link(place, href) {
      const name = textAt(place);
      const next = changeLine(outline, place, { href });
      change(next, say(href === '' ? 'unlinked' : 'linked', { text: name, href }));
    },
    remove(place) {
      const name = textAt(place);
      change(removeFromOutline(outline, place), say('removed', { text: name }));
    },
    add(what, group) {
      const added = addToOutline(outline, what, group);
      // What is empty is in no text: it becomes a step once it has words.
      take(added.outline);
      onShow(added.outline);
      onSay(say(additionTexts[what]));
      return added.place;
    },
    step(name) {
      const next = steps[name]();
      if (!next) return onSay(say(name === 'undo' ? 'nothingToUndo' : 'nothingToRedo'));
      take(next);
      onShow(next);
      onSay(say(name === 'undo' ? 'undone' : 'redone'));
    },
  };
}

function isSame(one: Outline, other: Outline): boolean {
  return formatOutline(one) === formatOutline(other);
}

function sayPlace(outline: Outline, { group, line }: OutlinePlace, text: string): string {
  if (line === undefined) return say('moved', { text, position: group + 1, count: outline.length });
  const { title, lines = [] } = outline[group] ?? {};
  const values = { text, ...countBeside(lines, line) };
  const folder = folderOf(lines, line);
  if (folder !== undefined)
    return say('movedInto', { ...values, folder: nameOf(lines[folder]?.text) });
  return title === undefined
    ? say('moved', values)
    : say('movedTo', { ...values, heading: nameOf(title) });
}
