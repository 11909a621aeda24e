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
