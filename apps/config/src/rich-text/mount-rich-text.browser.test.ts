import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountRichText, type RichTextWriting } from './mount-rich-text';

let writing: RichTextWriting | undefined;

afterEach(() => {
  writing?.destroy();
  document.body.replaceChildren();
});

it('[1.02b] the tools of words hear of other words, and not of each key in the same ones', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const onMove = vi.fn();
  const onChange = vi.fn();
  writing = mountRichText(root, {
    value: [
      { kind: 'heading', level: 2, words: ['Jars'] },
      { kind: 'paragraph', words: ['of ash'] },
    ],
    label: 'Text',
    onChange,
    onMove,
  });
  writing.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
  onMove.mockClear();
  await userEvent.keyboard('kkk');
  expect([onChange.mock.calls.length, onMove.mock.calls.length]).toEqual([3, 0]);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(onMove).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expect(onMove).toHaveBeenCalledTimes(3);
});
