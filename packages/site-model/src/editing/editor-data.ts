import type { PageDocument } from '../page-document';
import type { PageEdit } from './page-operation';
import type { UndoStep } from './stack-steps';
import type { NumberedEdit } from './step-editing';

/** An edit, and the name of who made it. */
export type NamedEdit = NumberedEdit & { readonly by: string };

/** What a server says of the edits of a page. */
export interface EditAnswer {
  /** The number of the page's last edit. */
  readonly number: number;
  /** Those after the number that was asked for, and what became of those that were sent. */
  readonly edits: readonly NamedEdit[];
  /** The whole page, where a program has replaced its content since. @default it was not */
  readonly document?: PageDocument;
}

/** A step that can be taken back, or done again, as the server keeps it. */
export interface KeptStep extends UndoStep {
  /** The number of its first edit. */
  readonly number: number;
  /** Those that were applied, oldest first. */
  readonly edits: readonly PageEdit[];
}

/** The newest of such steps, oldest first. */
export interface KeptSteps {
  readonly steps: readonly KeptStep[];
  /** Whether there are none before them. */
  readonly isWhole: boolean;
}

/** Somebody who has the same page open in an editor. */
export interface PagePresence {
  readonly name: string;
  /** Whether it is oneself, in another tab. */
  readonly isSelf: boolean;
  /** The block that is chosen there. @default none */
  readonly block?: string;
}

/** What of a page may change beside its content while it is edited. */
export interface PageStatus {
  readonly title: string;
  readonly description: string;
  /** At which hour the clock publishes it, in a sentence; '' for none. */
  readonly hour: string;
  /** Another one for each version that visitors see; '' where they see none. */
  readonly published: string;
  /** When this was so, in words. */
  readonly time: string;
}

/** The parts that every page has around its own; their classes are these names after `fr-`. */
export const pageParts = ['header', 'footer', 'announcement'] as const;

/** A part that every page has. */
export type PagePart = (typeof pageParts)[number];

/** Short names of what a page shows: another content has another mark. */
export interface ShownMarks {
  /** Those of its blocks, by their ids. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Those of its styles. */
  readonly styles: readonly string[];
}

/** What an editor begins with, wherever its page is kept. */
export interface EditorStart {
  readonly pageId: string;
  /** The account that edits: what waits in a browser is sent for that account alone. */
  readonly accountId: string;
  /** The page after the edit `number`. */
  readonly document: PageDocument;
  readonly number: number;
  /** The marks of what the frame shows. @default the editor asks for them */
  readonly marks?: ShownMarks;
  /** The account's own steps that can be taken back, on any device. @default there are none */
  readonly past?: KeptSteps;
  /** Those that can be done again. @default there are none */
  readonly future?: KeptSteps;
  /**
   * Whom a section can be for, beside everybody: what is stored, in words. @default everybody alone
   */
  readonly shownTo?: readonly (readonly [stored: string, text: string])[];
  /**
   * Where the parts of every page are changed by the account; none where it may not. @default the
   * page has no such parts
   */
  readonly partSettings?: Readonly<Partial<Record<PagePart, string>>>;
  /**
   * Where what the page shows by blocks that store nothing is changed, such as its date, and what
   * leads there says. @default nothing leads anywhere
   */
  readonly pageFacts?: { readonly href: string; readonly text: string } | undefined;
}

/** What the editor of a site begins with, and the addresses by which it works. */
export interface EditorData extends Required<Omit<EditorStart, 'pageFacts'>> {
  readonly pageFacts?: EditorStart['pageFacts'];
  readonly status: PageStatus;
  /** The address of the page's newest version, for the frame. */
  readonly frame: string;
  /** The address of the same page with its styles as text, which the editor compares. */
  readonly shown: string;
  /** Where edits are sent and asked for. */
  readonly edits: string;
  /** Where earlier steps are asked for. */
  readonly steps: string;
  /** Where an editor says that it is open, and hears who else is there. */
  readonly presence: string;
  /** Where what a field may lead to is found. */
  readonly choices: string;
  /** Where files are added to those of the site. */
  readonly files: string;
  /** Where the patterns of the site are listed and changed. */
  readonly patterns: string;
  /** Whether the account may change them. */
  readonly keepsPatterns: boolean;
}
