import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { downloadReply } from './download-reply';

const asset = { id: 'a', siteId: 's', name: 'glazes.pdf', bytes: 4 };

function fetched() {
  const body = new PassThrough();
  const broke = vi.fn();
  // What a reply needs of an asset.
  downloadReply(
    asset as Parameters<typeof downloadReply>[0],
    { read: () => body },
    { method: 'GET', part: undefined },
    broke,
  );
  return { body, broke };
}

it('a line that breaks before the end is told', async () => {
  const { body, broke } = fetched();
  body.write('%P');
  body.destroy();
  await once(body, 'close');
  expect(broke).toHaveBeenCalledOnce();
});

it('a file that went out whole is not', async () => {
  const { body, broke } = fetched();
  body.end('%PDF');
  body.resume();
  await once(body, 'close');
  expect(broke).not.toHaveBeenCalled();
});
