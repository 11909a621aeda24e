import type { DragEvents } from './drag/listen-to-drag';
import { idStart } from '../id-start';

/** The looks of the editor on the page: no element is added to it. */
export interface FrameLooks {
  readonly sheet: CSSStyleSheet;
  /** Marks the chosen blocks. */
  choose(blockIds: readonly string[]): void;
  /** Marks blocks that others have chosen. */
  showOthers(blockIds: readonly string[]): void;
  /** The same events, while whose blocks are dragged looks so. */
  withDragged(events: DragEvents): DragEvents;
}

const looks = {
  base: `[id^=${idStart.block}]{cursor:pointer}
[id^=${idStart.block}]:hover{outline:1px dashed Highlight;outline-offset:4px}
[id^=${idStart.block}]:focus-visible{outline:2px dashed Highlight;outline-offset:4px}
[id^=${idStart.block}]:empty{min-block-size:3rem}
.ProseMirror{white-space:pre-wrap;word-break:break-word;cursor:text}
.ProseMirror:focus{outline:none}`,
  chosen: 'outline:2px solid Highlight!important;outline-offset:4px',
  others: 'outline:2px dotted #b3261e;outline-offset:4px',
  dragging: 'html{cursor:grabbing!important;user-select:none;-webkit-user-select:none}',
  dragged: 'opacity:.4!important;cursor:grabbing',
};

const ruleOf = (id: string, look: string) => `#${idStart.block}${id}{${look}}`;

/** Makes the looks in a style sheet of the page in the frame. */
export function createFrameLooks(sheet: CSSStyleSheet): FrameLooks {
  let chosen: readonly string[] = [];
  let others: readonly string[] = [];
  let dragged: readonly string[] = [];
  function paint(): void {
    const rules = [
      looks.base,
      ...(dragged.length > 0 ? [looks.dragging] : []),
      ...others.map((id) => ruleOf(id, looks.others)),
      ...chosen.map((id) => ruleOf(id, looks.chosen)),
      ...dragged.map((id) => ruleOf(id, looks.dragged)),
    ];
    sheet.replaceSync(rules.join('\n'));
  }
  function paintDragged(blockIds: readonly string[]): void {
    dragged = blockIds;
    paint();
  }
  paint();
  return {
    sheet,
    choose(blockIds) {
      chosen = blockIds;
      paint();
    },
    showOthers(blockIds) {
      others = blockIds;
      paint();
    },
    withDragged: ({ dragged: listDragged, onDragStart, onDrop }) => ({
      dragged: listDragged,
      onDragStart(blockIds) {
        paintDragged(blockIds);
        onDragStart(blockIds);
      },
      onDrop(blockIds, place) {
        paintDragged([]);
        onDrop(blockIds, place);
      },
    }),
  };
}
