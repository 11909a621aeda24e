import type { PageDocument } from '@frontage/site-model';
import { applyOperation, type PageOperation } from '@frontage/site-model/editing';
import { afterEach, describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createFileAdding } from './create-file-adding';
import type { UploadReply } from './uploaded-file';
import type { FileUpload } from './file-library';

afterEach(() => document.body.replaceChildren());

const block = (id: string) => ({ id, type: 'text', data: {} });

/** An editor whose uploads are answered by hand. */
function open(count = 1) {
  const blocks = Array.from({ length: count }, (_, index) => block(String(index)));
  let shown: PageDocument = {
    version: 1,
    sections: [{ id: 'top', width: 'text', tone: 'plain', blocks }],
  };
  const steps: PageOperation[][] = [];
  const heard: string[] = [];
  const added: string[] = [];
  const sent: (FileUpload & { answer: (reply: UploadReply) => void })[] = [];
  let next = 0;
  const adding = createFileAdding({
    document,
    editing: {
      document: () => shown,
      edit(operations) {
        steps.push([...operations]);
        for (const operation of operations) shown = applyOperation(shown, operation).document;
        return true;
      },
    },
    library: {
      upload: (upload) =>
        new Promise((resolve) => {
          sent.push({ ...upload, answer: resolve });
        }),
      blocksOf: (files) => [{ type: files.length > 1 ? 'gallery' : 'image', data: {} }],
      countBlocksOf: () => 1,
    },
    createId: () => `new-${(next += 1)}`,
    announce: (text) => heard.push(text),
    refuse: (text) => heard.push(`Refused: ${text}`),
    onAdded: (id) => added.push(id),
  });
  document.body.append(adding.root);
  const types = () => shown.sections.flatMap((section) => section.blocks.map(({ type }) => type));
  return { adding, sent, steps, heard, added, types };
}

const png = (name: string) => new File(['bytes'], name, { type: 'image/png' });
const there = (name: string): UploadReply => ({ id: `of-${name}`, name, kind: 'picture' });
const below = { below: undefined };

describe('[1.02b] files on their way', () => {
  it('are sent one after the other, with their progress, and are blocks in one step', async () => {
    const { adding, sent, steps, heard, added, types } = open();
    adding.add([png('jar.png'), png('bowl.png')], below);
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.onProgress(0.5);
    const bar = screen.getByRole('progressbar', { name: 'jar.png' });
    await expect.element(bar).toHaveAttribute('value', '0.5');
    sent[0]?.answer(there('jar.png'));
    await expect.poll(() => sent.length).toBe(2);
    expect(steps).toEqual([]);
    sent[1]?.answer(there('bowl.png'));
    await expect.poll(types).toEqual(['text', 'gallery']);
    expect(steps).toHaveLength(1);
    expect(added).toEqual(['new-1']);
    expect(heard).toEqual(['2 files are being added', 'Gallery added']);
    expect(adding.root.hidden).toBe(true);
  });

  it('say what is wrong with one, which holds up no other', async () => {
    const { adding, sent, heard, types } = open();
    adding.add([png('notes.pdf'), png('bowl.png')], below);
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.answer({ refused: 'The file notes.pdf is too large.' });
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.answer(there('bowl.png'));
    await expect.poll(types).toEqual(['text', 'image']);
    expect(heard).toContain('The file notes.pdf is too large.');
    await expect.element(screen.getByText('The file notes.pdf is too large.')).toBeVisible();
    await screen.getByRole('button', { name: 'Done: notes.pdf' }).click();
    expect(adding.root.hidden).toBe(true);
  });

  it('wait for a connection, and are sent once there is one', async () => {
    const { adding, sent, heard, types } = open();
    adding.add([png('jar.png')], below);
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.answer('offline');
    await expect.element(screen.getByText(/sent as soon as there is one/)).toBeVisible();
    expect(heard.at(-1)).toContain('jar.png: No connection.');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.answer('signedOut');
    await screen.getByRole('button', { name: 'Try again: jar.png' }).click();
    await expect.poll(() => sent.length).toBe(3);
    sent[2]?.answer(there('jar.png'));
    await expect.poll(types).toEqual(['text', 'image']);
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it('are left out, also while they are sent', async () => {
    const { adding, sent, types } = open();
    adding.add([png('jar.png'), png('bowl.png')], below);
    await expect.poll(() => sent.length).toBe(1);
    await screen.getByRole('button', { name: 'Leave out: jar.png' }).click();
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.answer('offline');
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.answer(there('bowl.png'));
    await expect.poll(types).toEqual(['text', 'image']);
  });

  it('[9.08b] are not sent where the page is full, and kept where it became so meanwhile', async () => {
    const full = open(60);
    full.adding.add([png('jar.png')], below);
    expect(full.heard).toEqual([expect.stringMatching(/^Refused: .*60 blocks at most/)]);
    expect(full.sent).toEqual([]);

    const { adding, sent, types } = open(59);
    adding.add([png('jar.png')], below);
    adding.add([png('bowl.png')], below);
    await expect.poll(() => sent.length).toBe(2);
    sent[0]?.answer(there('jar.png'));
    await expect.poll(() => types().length).toBe(60);
    sent[1]?.answer(there('bowl.png'));
    await expect.element(screen.getByText(/only among the files of the site/)).toBeVisible();
    expect(types()).toHaveLength(60);
  });

  it('are no folders', () => {
    const { adding, heard } = open();
    adding.add([], below);
    expect(heard).toEqual([expect.stringMatching(/^Refused: .*Folders cannot be added/)]);
  });
});
