import type { adviceTexts } from '../advice/advice-texts';
import type { choiceTexts } from '../fields/choice-texts';
import type { fieldPanelTexts } from '../fields/field-panel-texts';
import type { linkIssueTexts, linkTexts } from '../fields/link-texts';
import type { editorPageTexts } from '../page/index';
import type { SpokenTable } from '../texts/spoken-texts';
import type { conflictTexts } from './conflicts/conflict-texts';
import type { editorTexts } from './editor-texts';
import type { partTexts } from './part-texts';
import type { patternTexts } from './patterns/pattern-texts';
import type { reviewTexts } from './review-texts';
import type { layoutTexts } from './sections/layout-texts';

/**
 * All that the editor says, in one language; what is left out stays English. A text is words with
 * `{…}` that are filled in, or a function of these values, for languages with several plurals. The
 * labels of fields are those of the tables of fields.
 */
export interface EditorTextTables {
  /** Lists are written in it, such as `ar`. @default 'en' */
  readonly locale?: string;
  /** What kinds of block are called, by their ids. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** The editor: what is chosen, what was done with it, and the palette. */
  readonly editor?: SpokenTable<typeof editorTexts>;
  /** Its page, before anything is done there. */
  readonly page?: SpokenTable<typeof editorPageTexts>;
  /** The questions whose words stay. */
  readonly conflicts?: SpokenTable<typeof conflictTexts>;
  /** What visitors may trip over. */
  readonly advice?: SpokenTable<typeof adviceTexts>;
  /** The list before publishing. */
  readonly review?: SpokenTable<typeof reviewTexts>;
  /** What is said of header, footer and announcement bar. */
  readonly parts?: SpokenTable<typeof partTexts>;
  /** The dialogs of patterns. */
  readonly patterns?: SpokenTable<typeof patternTexts>;
  /** The sections in the palette. */
  readonly layouts?: SpokenTable<typeof layoutTexts>;
  /** The controls of fields. */
  readonly fields?: SpokenTable<typeof fieldPanelTexts>;
  /** The dialogs in which something is chosen. */
  readonly choices?: SpokenTable<typeof choiceTexts>;
  /** The dialog of links. */
  readonly links?: SpokenTable<typeof linkTexts>;
  /** What is wrong with a link. */
  readonly linkIssues?: SpokenTable<typeof linkIssueTexts>;
  /** The colours of the palette, by their roles. */
  readonly colors?: Readonly<Record<string, string>>;
}
