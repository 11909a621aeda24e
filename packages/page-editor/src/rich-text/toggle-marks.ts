import { toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { richSchema } from './rich-schema';

const { marks } = richSchema;

/** Commands that change the look of the chosen words. */
export const toggleMarks = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.emphasis),
} satisfies Record<string, Command>;
