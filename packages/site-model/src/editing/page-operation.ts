import type { JsonValue } from '../json-value';
import type { BlockColumn, PageBlock, PageSection, SectionPicture } from '../page-document';

/** Where a block stands: in a section, behind another block, or in front of all of them. */
export interface BlockPosition {
  readonly section: string;
  readonly after: string | null;
}

/** The settings of a section that an owner chooses. */
export type SectionSettings = Required<
  Pick<PageSection, 'width' | 'tone' | 'space' | 'gap' | 'shownTo' | 'entrance'>
> & {
  /** Null for none. */
  readonly picture: SectionPicture | null;
};

/**
 * One change of a page. It carries what stood there before (`was`, or the whole block): by that it
 * can be taken back, and whoever applies it sees whether somebody else changed the same thing
 * meanwhile. An absent value is null.
 */
export type PageOperation =
  | {
      readonly do: 'setField';
      readonly block: string;
      /** The name of a field in the block's data. */
      readonly field: string;
      readonly value: JsonValue;
      readonly was: JsonValue;
    }
  | {
      readonly do: 'setColumn';
      readonly block: string;
      readonly value: BlockColumn | null;
      readonly was: BlockColumn | null;
    }
  | {
      readonly do: 'setMark';
      readonly block: string;
      /** Hidden from visitors, or locked: nothing else of it changes until it is unlocked. */
      readonly mark: 'hidden' | 'locked';
      readonly value: boolean;
      readonly was: boolean;
    }
  | {
      readonly do: 'setSection';
      readonly section: string;
      readonly value: Partial<SectionSettings>;
      readonly was: Partial<SectionSettings>;
    }
  | {
      readonly do: 'addBlock' | 'removeBlock';
      readonly block: PageBlock;
      readonly at: BlockPosition;
    }
  | {
      readonly do: 'moveBlock';
      readonly block: string;
      readonly to: BlockPosition;
      readonly from: BlockPosition;
    }
  | {
      readonly do: 'addSection' | 'removeSection';
      readonly section: PageSection;
      /** The section in front of it; null at the top. */
      readonly after: string | null;
    }
  | {
      readonly do: 'moveSection';
      readonly section: string;
      readonly to: string | null;
      readonly from: string | null;
    };

/**
 * What became of an operation: `applied`; `same`, since the page is like that already; `changed`,
 * since somebody else changed the same thing first; `gone`, since its block or section is no longer
 * there; `full`, since the page has as many blocks as it may have [9.08]; `locked`, since its block
 * is, or one in its section. Only the first changes the page.
 */
export type OperationOutcome = 'applied' | 'same' | 'changed' | 'gone' | 'full' | 'locked';

/** A change that is left out of what is published next; after that it is in the draft again. */
export interface LeftOutChange {
  /** Names it among those of `compareDocuments`. */
  readonly key: string;
  /** What it is about, in words. */
  readonly title: string;
}

/** An operation as somebody made it. */
export interface PageEdit {
  /** Unique, from `createId`: the same edit sent twice is one. */
  readonly id: string;
  /** The id of the step that it belongs to: a step is taken back as a whole. */
  readonly step: string;
  /** The step that it takes back. @default none */
  readonly undoes?: string | undefined;
  /** The change that its step leaves out before publishing. @default none */
  readonly leavesOut?: LeftOutChange | undefined;
  /** The number of the version whose content its step brings back. @default none */
  readonly restores?: number | undefined;
  readonly operation: PageOperation;
}
