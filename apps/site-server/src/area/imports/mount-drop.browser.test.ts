import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountDrop } from './mount-drop';

let form: HTMLFormElement;
let teardown: () => void;
let sent: { url: string; names: string[] } | undefined;
let answer: () => void;

/** Answers like the server, as soon as a test says so. */
class FakeRequest {
  static text = '';
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  responseText = '';
  private url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {
    // It asks for JSON.
  }
  abort() {
    // Nothing is on its way.
  }
  send(body: FormData) {
    const names = body.getAll('file').map((file) => (file instanceof File ? file.name : ''));
    sent = { url: new URL(this.url).pathname, names };
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    answer = () => {
      this.responseText = FakeRequest.text;
      if (FakeRequest.text === '') this.onerror();
      else this.onload();
    };
  }
}

beforeEach(() => {
  sent = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  document.body.innerHTML = `<form action="/config/import" data-drop-files="Sending…" data-failed="Did not arrive.">
    <input name="file" type="file" multiple required><button>Look</button><div data-progress role="status"></div></form>`;
  const [found] = document.forms;
  if (!found) throw new Error('no form');
  form = found;
  teardown = mountDrop(document);
});
afterEach(() => {
  teardown();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const drag = (name: 'dragover' | 'drop', files: readonly string[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(new File(['x'], file));
  const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event.defaultPrevented;
};
const status = () => form.querySelector('[data-progress]');

it('takes files that are dropped anywhere on the form, and sends them with their progress', () => {
  expect(drag('dragover', ['a.html'])).toBe(true);
  expect(form.hasAttribute('data-over')).toBe(true);
  drag('drop', ['a.html', 'b.png']);
  expect(form.hasAttribute('data-over')).toBe(false);
  form.requestSubmit();
  expect(sent).toEqual({ url: '/config/import', names: ['a.html', 'b.png'] });
  expect(status()?.textContent).toContain('Sending…');
  expect(status()?.querySelector('progress')?.position).toBe(0.25);
  // Pressing again sends nothing more.
  sent = undefined;
  form.requestSubmit();
  expect(sent).toBeUndefined();
});

it('says what is wrong, keeps the choice, and sends it again', () => {
  drag('drop', ['a.docx']);
  form.requestSubmit();
  FakeRequest.text = JSON.stringify({ data: { wrong: 'Not that.' } });
  answer();
  expect(status()?.textContent).toBe('Not that.');
  form.requestSubmit();
  expect(sent?.names).toEqual(['a.docx']);
  FakeRequest.text = '';
  answer();
  expect(status()?.textContent).toBe('Did not arrive.');
});

it('leaves nothing behind', () => {
  teardown();
  expect(drag('dragover', ['a.html'])).toBe(false);
  expect(form.hasAttribute('data-over')).toBe(false);
});
