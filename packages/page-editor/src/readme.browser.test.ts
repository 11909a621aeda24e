import readme from '../README.md?raw';
import { expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import example from './testing/readme-example.ts?raw';

/** What the page has that an editor could leave behind. */
const left = () => [
  document.body.innerHTML.replace(/<iframe.*?<\/iframe>/g, ''),
  document.adoptedStyleSheets.length,
  localStorage.length,
];

/** A press in the middle of an element in the frame. */
function pressAt(shown: Element | null | undefined): MouseEvent {
  const { left = 0, top = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
  return new MouseEvent('click', { bubbles: true, clientX: left + 5, clientY: top + height / 2 });
}

it('[1.02b] the example of the README is the one that runs: open, write, undo, keep, close', async () => {
  expect(/```ts\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  document.body.innerHTML =
    '<div id="editor" style="block-size:600px"></div><button id="close">Close</button>';
  const before = left();
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await import('./testing/readme-example');
  const frame = document.querySelector('iframe');
  await vi.waitFor(() => expect(frame?.contentDocument?.querySelector('h2')).toBeTruthy());
  const harbour = () => frame?.contentDocument?.querySelector<HTMLElement>('h2');
  harbour()?.dispatchEvent(pressAt(harbour()));
  await vi.waitFor(() => expect(harbour()?.isContentEditable).toBe(true));
  await userEvent.keyboard('{End} Docks');
  await screen.getByRole('textbox', { name: 'Note' }).fill('High at noon');
  await vi.waitFor(() => expect(harbour()?.nextElementSibling?.textContent).toBe('High at noon'));
  await screen.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() => expect(harbour()?.nextElementSibling?.textContent).toBe(''));
  await screen.getByRole('button', { name: 'Close' }).click();
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith('Kept:', { harbour: 'Leith Docks' }));
  expect(left()).toEqual(before);
});
