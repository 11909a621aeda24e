import type { PageBlock, PageDocument } from '@frontage/site-model';
import type { DragEvents } from './drag/listen-to-drag';
import { say } from './editor-texts';
import { plainSelector } from './words/mount-plain-words';
import { idStart } from '../elements/id-start';
import { markColor } from '../page/index';

/** Parts of a page that are marked. */
export interface MarkedParts {
  /** The ids of blocks. */
  readonly ids: readonly string[];
  /** The id of a section. @default none */
  readonly section?: string | undefined;
}

/** The looks of the editor on the page: no element is added to it. */
export interface FrameLooks {
  readonly sheet: CSSStyleSheet;
  /** Marks the chosen blocks, or the chosen section. */
  choose(chosen: MarkedParts): void;
  /** Marks blocks that others have chosen. */
  showOthers(blockIds: readonly string[]): void;
  /** Shows which blocks are hidden and locked. */
  mark(page: PageDocument): void;
  /** The same events, while whose blocks are dragged looks so. */
  withDragged(events: DragEvents): DragEvents;
}

const looks = {
  // With what is chosen, since words are written there alone.
  words: `.ProseMirror{white-space:pre-wrap;word-break:break-word;cursor:text}
.ProseMirror:focus{outline:none}
${plainSelector}{pointer-events:auto;cursor:text}
${plainSelector}:focus{outline:1px solid ${markColor};outline-offset:2px;box-shadow:none}`,
  chosen: `outline:2px solid ${markColor}!important;outline-offset:4px`,
  // Within its edges, which may be those of the window.
  chosenSection: `outline:2px solid ${markColor}!important;outline-offset:-4px;box-shadow:inset 0 0 0 6px Canvas!important`,
  others: 'outline:2px dotted #b3261e;outline-offset:4px',
  // Pale, and still to be read.
  hidden: 'opacity:.65;outline:1px dashed;outline-offset:4px',
  dragging: 'html{cursor:grabbing!important;user-select:none;-webkit-user-select:none}',
  label:
    'display:block;inline-size:fit-content;margin-block-end:4px;padding:2px 8px;border-radius:4px;font:600 12px/1.5 system-ui,sans-serif;color:Canvas;background:CanvasText',
  dragged: 'opacity:.4!important;cursor:grabbing',
  hint: 'float:inline-start;block-size:0;opacity:.75;pointer-events:none',
};

/** Where there are no words yet it says that they are written here. */
const hintRule = () =>
  `.ProseMirror>:only-child:has(>br:only-child)::before{content:${JSON.stringify(say('writeHere'))};${looks.hint}}`;

const ruleOf = (id: string, look: string) => `#${idStart.block}${id}{${look}}`;

/** Makes the looks in a style sheet of the page in the frame. */
export function createFrameLooks(sheet: CSSStyleSheet): FrameLooks {
  let chosen: MarkedParts = { ids: [] };
  let others: readonly string[] = [];
  let dragged: readonly string[] = [];
  let marks: readonly string[] = [];
  let painted = '';
  function paint(): void {
    const marked = [
      ...(dragged.length > 0 ? [looks.dragging] : []),
      ...marks,
      ...others.map((id) => ruleOf(id, looks.others)),
      ...chosen.ids.map((id) => ruleOf(id, looks.chosen)),
      ...(chosen.section === undefined
        ? []
        : [`#${idStart.section}${chosen.section}{${looks.chosenSection}}`]),
      ...dragged.map((id) => ruleOf(id, looks.dragged)),
    ];
    const css = marked.length > 0 ? [looks.words, hintRule(), ...marked].join('\n') : '';
    // Another sheet, even the same, makes the browser style the whole page anew.
    if (css !== painted) sheet.replaceSync(css);
    painted = css;
  }
  function paintDragged(blockIds: readonly string[]): void {
    dragged = blockIds;
    paint();
  }
  return {
    sheet,
    choose(parts) {
      chosen = parts;
      paint();
    },
    showOthers(blockIds) {
      others = blockIds;
      paint();
    },
    mark({ sections }) {
      marks = sections.flatMap(({ blocks }) => blocks.flatMap(listMarks));
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

/** A hidden block is pale; what it is stands above it, beside what the page itself shows. */
function listMarks({ id, hidden, locked }: PageBlock): string[] {
  if (!hidden && !locked) return [];
  const words = [hidden && say('hiddenMark'), locked && say('lockedMark')].filter(Boolean);
  const label = `.fr-cell:has(>#${idStart.block}${id})::before{content:${JSON.stringify(words.join(' · '))};${looks.label}}`;
  return [label, ...(hidden ? [ruleOf(id, looks.hidden)] : [])];
}
