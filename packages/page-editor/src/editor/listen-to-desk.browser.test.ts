import { afterEach, expect, it } from 'vitest';
import { frameHeight, frameWidths } from '../page/index';
import { element } from '../elements/element';
import { readEditorParts } from './editor-parts';
import { listenToDesk } from './listen-to-desk';

afterEach(() => document.body.replaceChildren());

function openDesk(): { choose(width: number): DOMRect } {
  const stage = element(document, 'div', { style: 'block-size:3000px;inline-size:1400px' });
  document.body.append(stage);
  for (const name of ['panel', 'state', 'announcement', 'others'])
    stage.append(element(document, 'div', { [`data-editor-${name}`]: true }));
  const width = element(document, 'input', { 'data-editor-width': true });
  const frame = element(document, 'iframe', { 'data-editor-frame': true });
  const look = 'iframe{display:block;inline-size:100%;block-size:100%;border:0}';
  stage.prepend(element(document, 'style', {}, look), width, frame);
  const parts = readEditorParts(stage);
  if (!parts) throw new Error('The desk is not whole.');
  const nothing = () => undefined;
  const events = { onClipboard: nothing, onAct: nothing, onPublish: nothing };
  listenToDesk(document, parts, { ...events, onKey: () => false });
  return {
    choose(pixels) {
      width.value = String(pixels);
      width.dispatchEvent(new Event('change'));
      return frame.getBoundingClientRect();
    },
  };
}

it('[9.24a] [9.24b] the page is looked at in the screens of devices, and in all the room again', () => {
  const desk = openDesk();
  const sizeOf = ({ width, height }: DOMRect) => [width, height];
  expect(sizeOf(desk.choose(frameWidths.phone))).toEqual([428, 926]);
  expect(sizeOf(desk.choose(frameWidths.tablet))).toEqual([768, 1024]);
  expect(sizeOf(desk.choose(frameWidths.large))).toEqual([1024, 1366]);
  expect(sizeOf(desk.choose(frameWidths.full))).toEqual([1400, 3000]);
  expect(frameHeight(frameWidths.full)).toBeUndefined();
});
