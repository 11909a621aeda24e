import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountUpload } from './mount-upload';
import { sendFile } from './send-file';

let unmount: () => void;
const answers: { status: number; body: string }[] = [];
const sent: string[] = [];
let isOffline = false;

/** A line that answers each file with the next of the answers. */
class Line {
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    sent.push(...body.getAll('file').map((file) => (file instanceof File ? file.name : '')));
    if (isOffline) return void this.onerror?.();
    this.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 10 });
    const answer = answers.shift();
    if (!answer) return void this.onerror?.();
    this.status = answer.status;
    this.responseText = answer.body;
    this.onload?.();
  }
}

beforeEach(() => {
  answers.length = 0;
  isOffline = false;
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', Line);
  document.body.innerHTML = `<form data-upload="#files" data-failed="File upload failed to complete"
    data-network="Network error" data-problem="There was a problem while uploading your file.">
    <input type="file" name="file" multiple><button>Add</button><div data-progress role="status"></div></form>`;
  unmount = mountUpload(document, sendFile);
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

function choose(...names: string[]) {
  const chosen = new DataTransfer();
  for (const name of names) chosen.items.add(new File(['x'], name));
  find<HTMLInputElement>('input').files = chosen.files;
  find<HTMLButtonElement>('button').click();
}

const lines = () => [...document.querySelectorAll('[data-progress] p')].map((p) => p.textContent);

it('[8.18d] sends one file after another, and says what is wrong with which', async () => {
  answers.push({ status: 200, body: '{"data":{"added":0,"wrong":["No picture."]}}' });
  choose('a.png', 'b.png');
  await expect.poll(() => lines().length).toBe(2);
  await expect.poll(lines).toEqual(['a.png: No picture.', 'b.png: File upload failed to complete']);
  expect(sent).toEqual(['a.png', 'b.png']);
  expect(find<HTMLButtonElement>('button').disabled).toBe(false);
});

it('shows how far each is, and opens the list when all are there', async () => {
  answers.push({ status: 200, body: '{"data":{"added":1,"wrong":[]}}' });
  choose('a.png');
  await expect.poll(() => find<HTMLProgressElement>('progress').value).toBe(10);
  await expect.poll(() => location.hash).toBe('#files?added=1');
});

it('[8.18g] says that there was a problem with a file that an answer without words refuses', async () => {
  answers.push({ status: 500, body: '<p>' });
  choose('a.png');
  await expect.poll(lines).toEqual(['a.png: There was a problem while uploading your file.']);
});

it('[8.18c] says that there is no network where nothing got on its way', async () => {
  isOffline = true;
  choose('a.png');
  await expect.poll(lines).toEqual(['a.png: Network error']);
});

describe('files that become a part of a form', () => {
  let pressed: string[];
  beforeEach(() => {
    unmount();
    pressed = [];
    document.body.innerHTML = `<form><input type="hidden" name="pictures" value="old"><button value="save">Save</button>
      <div data-upload="#files" data-into="pictures" data-failed="Failed"><input type="file" name="file" multiple>
      <button name="do" value="upload" data-shows="add@">Add</button><div data-progress></div></div></form>`;
    find<HTMLFormElement>('form').addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { submitter } = event;
      pressed.push(submitter instanceof HTMLButtonElement ? submitter.value : '');
    });
    unmount = mountUpload(document, sendFile);
  });

  const pictures = () => find<HTMLInputElement>('[name=pictures]').value;
  const drop = (...names: string[]) => {
    const dataTransfer = new DataTransfer();
    for (const name of names) dataTransfer.items.add(new File(['x'], name));
    const more = { bubbles: true, cancelable: true, dataTransfer };
    find('[data-upload]').dispatchEvent(new DragEvent('drop', more));
  };

  it('are sent when they are dropped, and shown by the button of the upload', async () => {
    answers.push({ status: 200, body: '{"data":{"ids":["a"],"wrong":[]}}' });
    answers.push({ status: 200, body: '{"data":{"ids":["b"],"wrong":[]}}' });
    drop('a.png', 'b.png');
    await expect.poll(() => pressed).toEqual(['add@b']);
    expect([sent, pictures()]).toEqual([['a.png', 'b.png'], 'old\na\nb']);
  });

  it('that were added stay, and what was refused is told', async () => {
    answers.push({ status: 200, body: '{"data":{"ids":["a"],"wrong":[]}}' });
    answers.push({ status: 200, body: '{"data":{"ids":[],"wrong":["No picture."]}}' });
    drop('a.png', 'b.txt');
    await expect.poll(lines).toEqual(['a.png ', 'b.txt: No picture.']);
    await expect.poll(pictures).toBe('old\na');
    expect(pressed).toEqual([]);
  });
});
