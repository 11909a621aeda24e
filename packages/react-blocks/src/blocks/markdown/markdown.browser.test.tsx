import { afterEach, expect, it, vi } from 'vitest';
import { hostile } from '../../testing/hostile-page';
import { showMarkup } from '../../testing/test-blocks';
import { Markdown } from './Markdown';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('../../server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

afterEach(() => document.body.replaceChildren());

const more = [
  '<script>window.isHit=1</script>',
  '<iframe srcdoc="<script>parent.isHit=1</script>"></iframe>',
  '<div onclick="window.isHit=1" autofocus onfocus="window.isHit=1" tabindex=0>',
  '[a](javascript:window.isHit=1) <javascript:window.isHit=1> [b]\n\n[b]: JaVaScRiPt:window.isHit=1',
  '[a](\u0001javascript:window.isHit=1) [b](java\tscript:window.isHit=1) [c](&#106;avascript:window.isHit=1)',
  '![a](x" onerror="window.isHit=1) ![b](data:image/svg+xml,<svg onload=window.isHit=1>)',
  '`<img src=x onerror=window.isHit=1>`\n\n```"><img src=x onerror=window.isHit=1>\n<b>\n```',
  '| <img src=x onerror=window.isHit=1> |\n|-|\n| <svg onload=window.isHit=1> |',
  '&lt;img src=x onerror=window.isHit=1&gt;',
];

it.each([...hostile, ...more])('%j runs nothing, and makes no element of its own', async (text) => {
  const root = showMarkup(<Markdown text={`Before\n\n${text}\n\nAfter`} />);
  for (const link of root.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^https?:$/);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  await new Promise(requestAnimationFrame);
  expect(window).not.toHaveProperty('isHit');
  const names = new Set([...root.querySelectorAll('*')].map(({ localName }) => localName));
  const own = 'p a code pre div table thead tbody tr th td';
  expect([...names].filter((name) => !own.split(' ').includes(name))).toEqual([]);
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames(),
  );
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
});
