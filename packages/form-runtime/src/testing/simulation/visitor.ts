import type { DraftStorage } from '../../dom/draft';
import { openTab, type FormTab, type FormTabParts } from './form-tab';

/** The letters of a visitor, by their text. */
export interface Letters {
  /** Letters that the visitor wanted to send to the end: each must be stored once. */
  readonly meant: Set<string>;
  /**
   * Letters that were given up for another wording, or with a page that stored nothing: stored once
   * or never.
   */
  readonly given: Set<string>;
  /** Letters that the visitor was told have arrived. */
  readonly arrived: Set<string>;
}

/** A person with one tab. */
export interface Visitor {
  /** Does one thing that people do and that makes sense now. */
  act(): void;
  /** Repeats until the letter has arrived. */
  insist(): void;
  isDone(): boolean;
  /**
   * Opens another tab of the same browser for the same letter: a copy with its storage, or a new
   * one. Undefined if it would have a letter of its own: before there is a shared key, after the
   * key was used for another wording, and for a second one.
   */
  duplicate(): Visitor | undefined;
}

/** The parts of a tab without its storage, which is made here. */
export type VisitorParts = Omit<FormTabParts, 'storages'> & {
  readonly letters: Letters;
  readonly newLetter: () => string;
};

/** Makes a storage that works, or one that throws at each access. */
function createStorage(
  isDenied: boolean,
  held = new Map<string, string>(),
): DraftStorage & { readonly held: ReadonlyMap<string, string> } {
  const touch = () => {
    if (isDenied) throw new Error('denied');
    return held;
  };
  return {
    held,
    getItem: (name) => touch().get(name) ?? null,
    setItem: (name, value) => void touch().set(name, value),
    removeItem: (name) => void touch().delete(name),
  };
}

/** What another tab of the same browser finds. */
interface OtherTab {
  /** The initial content of its own storage. */
  readonly held: Map<string, string>;
  readonly shared: ReturnType<typeof createStorage>;
}

/** Makes a visitor who opens the form and writes a letter, or continues one in another tab. */
export function createVisitor(parts: VisitorParts, isDenied: boolean, other?: OtherTab): Visitor {
  const { random, letters, newLetter } = parts;
  const storage = createStorage(isDenied, other?.held);
  const shared = other?.shared ?? createStorage(isDenied);
  const storages = { tab: storage, shared };
  let tab: FormTab = openTab({ ...parts, storages });
  let letter = tab.text;
  let isDone = false;
  let isAlone = other !== undefined;

  function begin(): void {
    letter = newLetter();
    letters.meant.add(letter);
    tab.write(letter);
  }

  function giveUp(): void {
    isAlone = true;
    letters.meant.delete(letter);
    letters.given.add(letter);
  }

  function notice(): void {
    if (tab.lastMessage !== 'success') return;
    letters.arrived.add(letter);
    isDone = true;
  }

  function press(): void {
    tab.submit();
    if (random.chance(0.3)) tab.submit();
  }

  function reload(): void {
    tab.close();
    tab = openTab({ ...parts, storages });
    if (tab.text === letter) return;
    // Nothing was stored: the next text is another letter.
    giveUp();
    begin();
  }

  function reword(): void {
    if (tab.isSubmitting()) return;
    giveUp();
    begin();
  }

  if (letter === '') begin();
  return {
    act: () => {
      notice();
      if (isDone) return;
      random.pick(
        press,
        press,
        press,
        press,
        reload,
        reload,
        random.chance(0.3) ? reword : press,
      )();
    },
    insist: () => {
      notice();
      if (!isDone && !tab.isSubmitting()) press();
    },
    isDone: () => {
      notice();
      return isDone;
    },
    duplicate: () => {
      const hasKey = /"key":"k/.test([...shared.held.values()][0] ?? '');
      if (isAlone || isDone || !hasKey) return undefined;
      isAlone = true;
      return createVisitor(parts, false, {
        held: new Map(random.chance(0.5) ? storage.held : []),
        shared,
      });
    },
  };
}
