import type { PublishReview } from '@frontage/site-model/editing';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createReview } from './create-review';

afterEach(() => document.body.replaceChildren());

const found: PublishReview = {
  number: 1,
  revision: 1,
  summary: 'One change.',
  changes: [],
  leftOut: [],
  facts: [],
  zone: 'UTC',
  publishAt: '',
  needsReview: false,
  mayPublish: true,
};

/** A list of which changes are left out, one by one. */
function listChanges(titles: readonly string[]) {
  let left = titles;
  const review = createReview({
    document,
    port: {
      load: async () => ({
        ...found,
        changes: left.map((title) => ({
          key: title,
          group: 'Text',
          title,
          texts: [],
          takeBack: [],
        })),
      }),
      createForms: () => [],
    },
    room: document.createElement('div'),
    page: () => ({
      version: 1,
      sections: left.map((id) => ({ id, width: 'text', tone: 'plain', blocks: [] })),
    }),
    flush: () => Promise.resolve(true),
    leaveOut: ({ title }) => void (left = left.filter((one) => one !== title)),
    see() {},
    announce() {},
  });
  document.body.append(review.root);
  return review;
}

it('[1.02b] whoever leaves out a change by keys goes on with the next one, then with the last, then at the top', async () => {
  await listChanges(['one', 'two', 'three', 'four']).open();
  const leaveOut = (title: string) => page.getByRole('button', { name: new RegExp(title) });
  (leaveOut('two').element() as HTMLElement).focus();
  for (const next of ['three', 'four', 'one']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(leaveOut(next)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('[1.02b] whoever leaves the list before publishing, by its button or Escape, is back at what opened it', async () => {
  document.body.innerHTML = '<button>Publish</button><div>Controls</div>';
  const [opener, room] = [document.querySelector('button'), document.querySelector('div')];
  if (!opener || !room) throw new Error('both are there');
  const review = createReview({
    document,
    port: { load: () => Promise.resolve(found), createForms: () => [] },
    room,
    page: () => ({ version: 1, sections: [] }),
    flush: () => Promise.resolve(true),
    leaveOut() {},
    see() {},
    announce() {},
  });
  document.body.append(review.root);
  opener.addEventListener('click', () => void review.open());
  for (const keys of ['{Tab}{Enter}', '{Escape}']) {
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('One change.')).toBeVisible();
    await userEvent.keyboard(keys);
    expect([document.activeElement, review.root.hidden, room.hidden]).toEqual([
      opener,
      true,
      false,
    ]);
  }
});
