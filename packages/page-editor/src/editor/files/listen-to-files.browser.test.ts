import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockFormat } from '../block-format';
import type { DropPlace } from '../drag/drop-place';
import { listenToFiles } from './listen-to-files';

let frame: HTMLIFrameElement;
let page: Window;
let ended: AbortController;
let added: { names: string[]; place: DropPlace | undefined }[];

beforeEach(() => {
  frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:0;inline-size:800px;block-size:500px;border:0';
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('A frame on a page has a window.');
  page = frame.contentWindow;
  page.document.body.style.margin = '0';
  for (const [section, blocks] of [
    ['top', ['a', 'b']],
    ['end', ['c']],
  ] as const) {
    const root = page.document.createElement('section');
    root.id = `section-${section}`;
    root.className = 'fr-section';
    const grid = page.document.createElement('div');
    for (const id of blocks) {
      const cell = page.document.createElement('div');
      const block = page.document.createElement('div');
      block.id = `block-${id}`;
      block.style.blockSize = '100px';
      cell.append(block);
      grid.append(cell);
    }
    root.append(grid);
    page.document.body.append(root);
  }
  ended = new AbortController();
  added = [];
  listenToFiles(frame, page, {
    signal: ended.signal,
    onFiles: (files, place) => added.push({ names: files.map(({ name }) => name), place }),
  });
});
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

const png = (name = 'jar.png') => new File(['bytes'], name, { type: 'image/png' });

function carry(...what: readonly (File | readonly [string, string])[]): DataTransfer {
  const data = new DataTransfer();
  for (const one of what)
    if (one instanceof File) data.items.add(one);
    else data.setData(one[0], one[1]);
  return data;
}

function drag(type: string, data: DataTransfer, y: number, over: Node = page.document.body) {
  const event = new DragEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: 400,
    clientY: y,
    dataTransfer: data,
  });
  over.dispatchEvent(event);
  return event;
}

function paste(data: DataTransfer, at: Node = page.document.body) {
  const event = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: data,
  });
  at.dispatchEvent(event);
  return event;
}

const line = () => document.querySelector<HTMLElement>('.editor-drop-line');

describe('[1.02b] files that are dropped on the page', () => {
  it('land where the line shows', () => {
    const data = carry(png(), png('bowl.png'));
    expect(drag('dragover', data, 90).defaultPrevented).toBe(true);
    expect(line()?.style.top).toBe('98px');
    drag('dragover', data, 290);
    expect(drag('drop', data, 290).defaultPrevented).toBe(true);
    expect(added).toMatchObject([
      { names: ['jar.png', 'bowl.png'], place: { at: { section: 'end', after: 'c' } } },
    ]);
    expect(line()).toBeNull();
  });

  it('land nowhere once they are taken away, and the line goes', () => {
    drag('dragover', carry(png()), 90);
    page.dispatchEvent(new DragEvent('dragleave', { relatedTarget: null }));
    expect(line()).toBeNull();
    expect(added).toEqual([]);
  });

  it('never make the browser leave the editor, also beside the page', () => {
    expect(drag('dragover', carry(png()), 10, document.body).defaultPrevented).toBe(true);
    expect(drag('drop', carry(png()), 10, document.body).defaultPrevented).toBe(true);
    expect(added).toEqual([{ names: ['jar.png'], place: undefined }]);
  });

  it('are nothing else that is dragged, such as words', () => {
    const words = carry(['text/plain', 'A jar']);
    expect(drag('dragover', words, 90).defaultPrevented).toBe(false);
    expect(drag('drop', words, 90).defaultPrevented).toBe(false);
    expect(added).toEqual([]);
  });

  it('are left alone once the page is closed', () => {
    drag('dragover', carry(png()), 90);
    ended.abort();
    expect(line()).toBeNull();
    expect(drag('drop', carry(png()), 90).defaultPrevented).toBe(false);
    expect(added).toEqual([]);
  });
});

describe('[1.02b] files that are pasted', () => {
  const written = () => {
    const words = page.document.createElement('p');
    words.contentEditable = 'true';
    page.document.body.append(words);
    return words;
  };

  it.each<[string, string[], DataTransfer, boolean]>([
    ['a picture of the screen', ['image.png'], carry(png('image.png')), false],
    ['one while words are written', ['image.png'], carry(png('image.png')), true],
    [
      'a picture from another site',
      ['jar.png'],
      carry(png(), ['text/html', '<img src="jar.png">']),
      true,
    ],
    ['a file with its name as words', ['jar.png'], carry(png(), ['text/plain', 'jar.png']), true],
    ['words that come with a picture', [], carry(png(), ['text/plain', 'A table']), true],
    ['blocks', [], carry([blockFormat, '[]'], ['text/plain', 'A jar']), false],
  ])('are those of %s', (_name, names, data, isWriting) => {
    expect(paste(data, isWriting ? written() : undefined).defaultPrevented).toBe(names.length > 0);
    expect(added.flatMap((one) => one.names)).toEqual(names);
  });

  it('are not taken from a dialog', () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    expect(paste(carry(png()), dialog).defaultPrevented).toBe(false);
    expect(added).toEqual([]);
  });
});
