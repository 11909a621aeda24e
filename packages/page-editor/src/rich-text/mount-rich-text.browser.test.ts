import type { JsonValue } from '@frontage/site-model';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeLines } from './make-lines';
import { mountRichText, type RichTextWriting } from './mount-rich-text';
import { setQuotedBy } from './quoted-by';

let writing: RichTextWriting | undefined;

afterEach(() => {
  writing?.destroy();
  document.body.replaceChildren();
});

/** Words that are written in an element of their own. */
function write(value: JsonValue) {
  const root = document.createElement('div');
  document.body.append(root);
  const onMove = vi.fn();
  const onChange = vi.fn<(value: JsonValue) => void>();
  const change = (words: JsonValue) => onChange(words);
  writing = mountRichText(root, { value, label: 'Text', onChange: change, onMove });
  return { root, writing, onMove, onChange };
}

it('[1.02b] a line is made a quotation, and says whose it is while the field beside it has the focus', () => {
  const { root, writing, onChange } = write([{ kind: 'paragraph', words: ['No hurry.'] }]);
  expect(writing.quotedBy()).toBeUndefined();
  writing.run(makeLines('quote'));
  expect([writing.lineKind(), writing.quotedBy()]).toEqual(['quote', '']);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  writing.apply(setQuotedBy('Ines'));
  expect(document.activeElement).toBe(field);
  expect(root.querySelector('blockquote footer')?.textContent).toBe('Ines');
  expect(onChange).toHaveBeenLastCalledWith([{ kind: 'quote', words: ['No hurry.'], by: 'Ines' }]);
  writing.run(makeLines('paragraph'));
  expect(onChange).toHaveBeenLastCalledWith([{ kind: 'paragraph', words: ['No hurry.'] }]);
});

it('[1.02b] the tools of words hear of other words, and not of each key in the same ones', async () => {
  const { writing, onMove, onChange } = write([
    { kind: 'heading', level: 2, words: ['Jars'] },
    { kind: 'paragraph', words: ['of ash'] },
  ]);
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

it('[1.02b] what is pasted keeps its lines, and is written on behind them', async () => {
  const { root, writing, onChange } = write([
    { kind: 'heading', level: 2, words: ['Jars'] },
    { kind: 'paragraph', words: ['of ash'] },
  ]);
  const paste = (html: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const how = { clipboardData, bubbles: true, cancelable: true };
    root.dispatchEvent(new ClipboardEvent('paste', how));
  };
  writing.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
  paste('<ul><li>one</li><li>two</li></ul>');
  await userEvent.keyboard('!');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  paste('<p> and <b>iron</b></p>');
  expect(onChange).toHaveBeenLastCalledWith([
    { kind: 'heading', level: 2, words: ['Jars'] },
    { kind: 'list', ordered: false, items: [['one'], ['two!']] },
    { kind: 'paragraph', words: ['of ashand ', { text: 'iron', strong: true }] },
  ]);
});

it('[1.02b] letters that are typed on are stored with each key, wherever the caret goes between them', async () => {
  const { root, writing, onChange } = write([
    { kind: 'paragraph', words: ['Plain ', { text: 'ash', strong: true }, ' glaze'] },
    { kind: 'list', ordered: false, items: [['one'], [{ text: 'two', href: '/two' }]] },
  ]);
  const stored = () => onChange.mock.lastCall?.[0];
  const at = (node: Node | null | undefined, offset: number) =>
    getSelection()?.collapse(node ?? null, offset);
  writing.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}s a');
  at(root.querySelector('strong')?.firstChild, 1);
  await userEvent.keyboard('SH ');
  const line = {
    kind: 'paragraph',
    words: ['Plain ', { text: 'aSH sh', strong: true }, ' glazes a'],
  };
  expect(stored()).toMatchObject([line, {}]);
  expect(onChange).toHaveBeenCalledTimes(6);
  // A key that is the engine's, in the midst of letters.
  at(root.querySelector('li')?.firstChild, 3);
  await userEvent.keyboard('s{Backspace}r{Enter}x');
  const items = [['oner'], ['x'], [{ text: 'two', href: '/two' }]];
  expect(stored()).toEqual([line, { kind: 'list', ordered: false, items }]);
  // Beside a link the letters are none of it.
  at(root.querySelector('a')?.firstChild, 3);
  await userEvent.keyboard('!?');
  const beside = [...items.slice(0, 2), [{ text: 'two', href: '/two' }, '!?']];
  expect(stored()).toEqual([line, { kind: 'list', ordered: false, items: beside }]);
  // What was typed is taken back from outside.
  await userEvent.keyboard('!');
  writing.update([line, { kind: 'list', ordered: false, items: beside }]);
  expect(root.querySelector('li:last-child')?.textContent).toBe('two!?');
  // Words of somebody else's, and some that a program changes meanwhile.
  writing.update([{ kind: 'paragraph', words: ['Theirs'] }]);
  expect(root.textContent).toBe('Theirs');
  writing.focus();
  await userEvent.keyboard('{End} and');
  (root.querySelector('p')?.firstChild as Text).data = 'Other';
  await userEvent.keyboard('{End} w');
  await vi.waitFor(() =>
    expect(stored()).toEqual([{ kind: 'paragraph', words: [root.textContent] }]),
  );
});
