/** The widths that a block may have in its section, in columns of twelve. */
export const blockColumns = {
  wholeWidth: null,
  leftHalf: { start: 1, span: 6 },
  rightHalf: { start: 7, span: 6 },
  leftThird: { start: 1, span: 4 },
  middleThird: { start: 5, span: 4 },
  rightThird: { start: 9, span: 4 },
  leftTwoThirds: { start: 1, span: 8 },
  rightTwoThirds: { start: 5, span: 8 },
} as const;
