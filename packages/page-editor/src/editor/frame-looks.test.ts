import { expect, it, vi } from 'vitest';
import { createFrameLooks } from './frame-looks';

it('[1.02b] the looks of the editor are set where they change: each time the whole page is styled anew', () => {
  const replaceSync = vi.fn();
  // All that is used of a sheet, which Node has not.
  const looks = createFrameLooks({ replaceSync } as unknown as CSSStyleSheet);
  const [id, page] = ['b'.repeat(24), { version: 1, sections: [] } as const];
  looks.mark({ ...page, sections: [] });
  // Nothing is marked at the opening, and nothing styled for it.
  expect(replaceSync).not.toHaveBeenCalled();
  looks.choose({ ids: [id] });
  looks.choose({ ids: [id] });
  looks.mark({ ...page, sections: [] });
  expect(replaceSync).toHaveBeenCalledTimes(1);
});
