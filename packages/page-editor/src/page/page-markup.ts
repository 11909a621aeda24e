/** The markup of a page that its editor knows. */
export const pageMarkup = {
  /** Classes of sections, of the grids in them, and of the cells in those. */
  section: 'fr-section',
  grid: 'fr-section__grid',
  cell: 'fr-cell',
  /** The class of what lies behind the grid, such as a picture. */
  behind: 'fr-section__picture',
  /** The beginning of the ids of blocks. */
  block: 'block-',
  /** On the style sheet with the look that the editor gives a page, where the server sends it. */
  look: 'data-editor-look',
  /** On what stands where a block shows nothing: the block's kind. */
  empty: 'data-block-empty',
  /** On a cell, or the styles: a short name of its content, which another content does not have. */
  mark: 'data-shown-mark',
  /** On a cell, or the styles, whose content was left out, since the editor has it already. */
  known: 'data-shown-known',
  /** Asked for as a mark, it stands for all: only the marks come. */
  everyMark: '*',
} as const;
