import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/HostProvider';
import { BlockRoot } from './block-root';
import { useMount } from './use-mount';

vi.mock('./start-block', () => ({
  get startBlock(): never {
    throw new Error('The net is gone.');
  },
}));

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function Block() {
  const ref = useMount(async () => ({ read: () => 0, mount: () => undefined }));
  return (
    <BlockRoot block="card" waits rootRef={ref}>
      <img alt="" data-src={picture} />
    </BlockRoot>
  );
}

it('what mounts a block does not come: the host is told, and waiting pictures are shown', async () => {
  const report = vi.fn();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <HostProvider report={report}>
      <Block />
    </HostProvider>,
  );
  await expect.poll(() => report.mock.calls.length).toBe(1);
  expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'CHUNK_LOAD_FAILED', block: 'card' });
  const block = document.querySelector<HTMLElement>('[data-block=card]');
  expect(block?.dataset['blockState']).toBe('failed');
  expect(block?.querySelector('img')?.src).toBe(picture);
});
