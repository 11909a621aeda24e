import type { Command } from 'prosemirror-state';
import { richSchema } from './rich-schema';

const { marks } = richSchema;

/** Puts a link on the chosen words; '' takes it off. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const change = state.tr.removeMark(from, to, marks.link);
    if (href !== '') change.addMark(from, to, marks.link.create({ href }));
    dispatch?.(change);
    return true;
  };
}
