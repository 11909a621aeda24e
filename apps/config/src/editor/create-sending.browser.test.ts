import { element } from '@frontage/page-editor/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { createSending } from './create-sending';

afterEach(() => document.body.replaceChildren());

/** A form with a button, and what the server answers. */
function showForm(answer: Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => answer);
  const made = { fetch, onLook: vi.fn<() => void>(), open: vi.fn<(address: string) => void>() };
  const { submit, parts } = createSending(document, made);
  const button = element(document, 'button', { name: 'do', value: 'publish' }, 'Publish now');
  const native = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const form = element(document, 'form', { method: 'post', action: '/publish', submit }, button);
  document.body.append(form, ...parts);
  form.addEventListener('submit', (event) => event.defaultPrevented || native(event));
  const [status, again] = parts;
  return { ...made, button, native, status, again };
}

const redirected = () =>
  Object.defineProperties(new Response(), {
    redirected: { value: true },
    url: { value: '/config/pages/1?done=publish' },
  });

it('a form that is pressed twice is sent once, says so meanwhile, and leads where the server says', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const shown = showForm(new Promise((resolve) => (arrive = resolve)));
  shown.button.click();
  shown.button.click();
  expect([shown.fetch.mock.calls.length, shown.status?.textContent]).toEqual([1, 'Sending …']);
  expect(String(shown.fetch.mock.calls[0]?.[1]?.body)).toBe('do=publish');
  arrive(redirected());
  await vi.waitFor(() => expect(shown.open).toHaveBeenCalledWith('/config/pages/1?done=publish'));
});

it('where no answer comes it says that nobody knows, and the list is looked at again', async () => {
  const shown = showForm(Promise.reject(new TypeError('lost')));
  shown.button.click();
  await vi.waitFor(() => expect(shown.status?.textContent).toContain('it may be done, or not'));
  expect(document.activeElement).toBe(shown.again);
  shown.again?.click();
  shown.button.click();
  expect([shown.onLook.mock.calls.length, shown.fetch.mock.calls.length]).toEqual([1, 1]);
});

it('a line that brings nothing is given up', async () => {
  const late = new AbortController();
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const shown = showForm(new Promise(() => undefined));
  shown.fetch.mockImplementation(
    (_address, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal))),
  );
  shown.button.click();
  expect([patience.mock.calls, shown.status?.textContent]).toEqual([[[30_000]], 'Sending …']);
  late.abort();
  await vi.waitFor(() => expect(shown.status?.textContent).toContain('it may be done, or not'));
  patience.mockRestore();
});

it('what is refused is sent as a browser does, whose page says why', async () => {
  const shown = showForm(Promise.resolve(new Response('', { status: 409 })));
  shown.button.click();
  await vi.waitFor(() => expect(shown.native).toHaveBeenCalledOnce());
  expect(shown.open).not.toHaveBeenCalled();
});
