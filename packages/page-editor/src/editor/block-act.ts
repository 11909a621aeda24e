/** All that is done with a section by a press. */
export const sectionActs = [
  'sectionUp',
  'sectionDown',
  'sectionDuplicate',
  'sectionAdd',
  'sectionRemove',
] as const;

/** Something that is done with a section. */
export type SectionAct = (typeof sectionActs)[number];

/** What is done with a block by a press. */
export type BlockAct =
  | 'moveUp'
  | 'moveDown'
  | 'duplicate'
  | 'remove'
  | 'hide'
  | 'lock'
  | 'savePattern'
  | SectionAct;
