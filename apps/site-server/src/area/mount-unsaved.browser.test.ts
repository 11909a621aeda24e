import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isChanged } from './is-changed';
import { mountUnsaved } from './mount-unsaved';

let teardown: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <form><input name="q"></form>
    <form method="post" id="facts"><input name="title" value="Mug"><input type="file" name="file">
      <select name="state"><option>Draft</option><option>Shown</option></select><button>Save</button></form>
    <form method="post" id="act"><input name="note"><button>Delete</button></form>
    <form method="post" id="list"><input type="checkbox" data-pick name="pick"><input name="stock"></form>
    </main>`;
  teardown = mountUnsaved(document, isChanged);
});
afterEach(() => {
  teardown();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isAsked = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};
/** As a browser tells of a form that it sends. */
const send = (id: string, isRefused = false) => {
  const sending = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  if (isRefused)
    find(id).addEventListener('submit', (event) => event.preventDefault(), { once: true });
  find(id).dispatchEvent(sending);
};

describe('before a page of the area is left', () => {
  it('nobody is asked who has entered nothing, or taken it back', async () => {
    expect(isAsked()).toBe(false);
    await userEvent.type(find('[name=title]'), 's');
    expect(isAsked()).toBe(true);
    await userEvent.type(find('[name=title]'), '{Backspace}');
    expect(isAsked()).toBe(false);
  });

  it('whoever chose something is asked', async () => {
    await userEvent.selectOptions(find('[name=state]'), 'Shown');
    expect(isAsked()).toBe(true);
  });

  it('nobody is asked for what was sent, and whoever was kept from sending is', async () => {
    await userEvent.type(find('[name=title]'), 's');
    send('#facts', true);
    expect(isAsked()).toBe(true);
    send('#facts');
    expect(isAsked()).toBe(false);
  });

  it('what was entered in another form than the one that is sent is asked about', async () => {
    await userEvent.type(find('[name=title]'), 's');
    send('#act');
    expect(isAsked()).toBe(true);
  });

  it('nobody is asked for what was searched, picked or chosen as a file', async () => {
    await userEvent.type(find('[name=q]'), 'mug');
    await userEvent.click(find('[data-pick]'));
    await userEvent.upload(find('[type=file]'), new File(['x'], 'a.png'));
    expect(isAsked()).toBe(false);
  });
});
