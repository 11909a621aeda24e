import type { PageBlock } from '../page-document';
import type { SectionSettings } from './page-operation';

/** The look of a section; those that were kept first have neither gap nor entrance nor picture. */
export type PatternSection = Omit<SectionSettings, 'gap' | 'shownTo' | 'entrance' | 'picture'> &
  Partial<Pick<SectionSettings, 'gap' | 'entrance' | 'picture'>>;

/** Blocks that a site keeps under a name, to use them on other pages. */
export interface PagePattern {
  /** 24 lowercase hexadecimal digits. */
  readonly id: string;
  readonly name: string;
  /** As they stood on their page; they get other ids where they are used. */
  readonly blocks: readonly PageBlock[];
  /** The look of their section, if they are a whole one. @default they come into a section */
  readonly section?: PatternSection | undefined;
}
