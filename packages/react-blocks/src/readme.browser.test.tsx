import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import readme from '../README.md?raw';
import example from './testing/readme-example.tsx?raw';
import { Pots } from './testing/readme-example';
import { noHurry } from './testing/test-blocks';

it('the example of the README is the one that runs', async () => {
  expect(/```tsx\n([^]*?)```/.exec(readme)?.[1]).toBe(example);

  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Pots />);
  await vi.waitFor(() => expect(host.querySelectorAll('[data-slide]')).toHaveLength(2), noHurry);
  // The gallery's behaviour is there once it has marked its current slide.
  await vi.waitFor(() => expect(host.querySelector('[data-active]')).not.toBeNull(), noHurry);
  root.unmount();
  expect(host.innerHTML).toBe('');
});
