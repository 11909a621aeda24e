import type { LoadChoices } from '../fields/field-choice';

/** What the tools for written words need. */
export interface TextToolsOptions {
  /** Of the editor. */
  readonly document: Document;
  /** Finds what a link may lead to. */
  readonly loadChoices: LoadChoices;
  /** Tells a screen reader. */
  announce(text: string): void;
}

/** What the tools of one text need. */
export interface BlockToolsOptions extends TextToolsOptions {
  /** Of the block that has it: another editor on the page has tools of its own. */
  readonly id: string;
}
