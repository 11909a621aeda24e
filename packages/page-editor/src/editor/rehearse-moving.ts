import { createId, type PageDocument } from '@frontage/site-model';
import type { KeptSteps } from '@frontage/site-model/editing';
import { createDeeds } from './create-deeds';
import { createEditing } from './create-editing';
import { createUnseenFrame } from './create-unseen-frame';
import type { EditorBlocks } from './editor-blocks';

const noSteps: KeptSteps = { steps: [], isWhole: true };
const block = (id: string) => ({ id, type: 'text', data: {} });
const page: PageDocument = {
  version: 1,
  sections: [{ id: 'top', width: 'text', tone: 'plain', blocks: [block('a'), block('b')] }],
};
const nothing = () => undefined;
const none = () => Promise.resolve(undefined);

/**
 * Moves a block and takes that back, in an editor of its own, which keeps, sends and shows nothing.
 * A browser compiles what it has never run: whoever moves a block does not wait for that where it
 * was rehearsed.
 *
 * @param document makes what it needs of elements
 * @param blocks the kinds of block that there are
 * @returns how its blocks stood at first, after the move, and after that was taken back
 */
export function rehearseMoving(document: Document, blocks: EditorBlocks): readonly string[][] {
  const offline = () => Promise.resolve('offline' as const);
  const { random } = Math;
  const now = () => 0;
  const editing = createEditing({
    document: page,
    number: 0,
    past: noSteps,
    future: noSteps,
    server: { send: offline, ask: offline, steps: none },
    journal: { left: [], isKept: true, write: nothing, destroy: nothing },
    window: {
      document,
      setTimeout: () => 0,
      clearTimeout: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
    },
    now,
    random,
  });
  const frame = createUnseenFrame(document, page);
  const emptyPart = () => document.createElement('div');
  const { act, takeBack } = createDeeds({
    document,
    blocks,
    editing,
    frame,
    room: emptyPart(),
    advice: { root: emptyPart(), ofBlock: emptyPart },
    files: { add: nothing },
    keepsPatterns: false,
    shownTo: [],
    createId: () => createId(now(), random),
    loadChoices: () => Promise.resolve([]),
    announce: nothing,
    refuse: nothing,
    signal: new AbortController().signal,
    onChoose: nothing,
  });
  const orders = [frame.order()];
  act('moveDown');
  orders.push(frame.order());
  takeBack(false);
  orders.push(frame.order());
  editing.destroy();
  return orders;
}
