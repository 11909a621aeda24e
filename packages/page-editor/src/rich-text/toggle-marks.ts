import { toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { richSchema } from './rich-schema';

/** Commands that change the look of the chosen words. */
export const toggleMarks = {
  bold: (...given) => toggleMark(richSchema().marks.strong)(...given),
  italic: (...given) => toggleMark(richSchema().marks.emphasis)(...given),
} satisfies Record<string, Command>;
