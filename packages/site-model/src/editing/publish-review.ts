import type { PageOperation } from './page-operation';

/** Words before and after a change, with what stays the same around them. */
export interface TextChange {
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

/** One change that visitors will see, in words. */
export interface ReviewChange {
  readonly key: string;
  /** What kind of change it is: its heading in the list. */
  readonly group: string;
  /** What it is about: `Button: Link`. */
  readonly title: string;
  /** A block of the page as it is now, on which it can be seen. @default none */
  readonly block?: string | undefined;
  readonly texts: readonly TextChange[];
  /** The operations that leave it out: one step. */
  readonly takeBack: readonly PageOperation[];
}

/** Something else that publishing means. */
export interface ReviewFact {
  readonly label: string;
  readonly text: string;
  /** Whether its owner should look at it, such as a third party that is newly asked. */
  readonly isNew: boolean;
}

/** What publishing a page would change for visitors. */
export interface PublishReview {
  /** The number of the page's last edit, and its revision: what was seen. */
  readonly number: number;
  readonly revision: number;
  /** What it comes to, in a sentence. */
  readonly summary: string;
  readonly changes: readonly ReviewChange[];
  /** What was left out, in words: once the page is published, it is in the draft again. */
  readonly leftOut: readonly string[];
  readonly facts: readonly ReviewFact[];
  /** The time zone in which an hour is entered. */
  readonly zone: string;
  /** The hour at which it is published by the clock, as an input has it. @default '' none */
  readonly publishAt: string;
  /** Whether it waits for a review. */
  readonly needsReview: boolean;
  readonly mayPublish: boolean;
  /** Whether visitors see the newest version already. @default false */
  readonly isUpToDate?: boolean;
}
