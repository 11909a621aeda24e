import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountFocalPoint } from './mount-focal-point';

let unmount: () => void;
beforeEach(() => {
  document.body.innerHTML = `<style>.focal{position:relative;width:200px}.mark{position:absolute}</style>
    <div class="focal" data-focal><img alt="" style="width:200px;height:100px;display:block"></div>
    <span data-focal-hint hidden>Click</span><input name="x" value="50"><input name="y" value="50">`;
  unmount = mountFocalPoint(document);
});
afterEach(() => unmount());

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const place = () => {
  const { left, top } = find<HTMLElement>('.mark').style;
  return [left, top];
};

it('shows the point, and a click on the picture chooses it', () => {
  expect(place()).toEqual(['100px', '50px']);
  expect(find<HTMLElement>('[data-focal-hint]').hidden).toBe(false);
  const { left, top } = find('img').getBoundingClientRect();
  find('img').dispatchEvent(new MouseEvent('click', { clientX: left + 50, clientY: top + 80 }));
  expect(find<HTMLInputElement>('[name=x]').value).toBe('25');
  expect(find<HTMLInputElement>('[name=y]').value).toBe('80');
  expect(place()).toEqual(['50px', '80px']);
});

it('follows the fields, and leaves nothing behind', async () => {
  await userEvent.fill(find('[name=x]'), '10');
  expect(place()).toEqual(['20px', '50px']);
  unmount();
  expect(document.querySelector('.mark')).toBeNull();
});
