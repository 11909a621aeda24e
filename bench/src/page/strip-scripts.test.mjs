import { expect, it } from 'vitest';
import { inlineScript, showWithoutScripts, stripScripts } from './strip-scripts.mjs';

const late =
  '<img width="4" class="p" data-src="/a.jpg" alt="a &gt; b"/><noscript><img src="/a.jpg?format=100w" loading="lazy"/></noscript>';
const page =
  '<head><style>i{}</style><script>if (1 < 2) go();</script></head>' +
  `<body><img src="/first.jpg"/>${late}<template data-later><link rel="modulepreload" href="/e.js"></template></body>`;

it('scripts and their preloads go, the rest stays', () => {
  expect(stripScripts(page)).toBe(
    `<head><style>i{}</style></head><body><img src="/first.jpg"/>${late}</body>`,
  );
});

it('without scripts a picture is its twin', () => {
  expect(showWithoutScripts(page)).toBe(
    '<head><style>i{}</style></head><body><img src="/first.jpg"/><img src="/a.jpg?format=100w" loading="lazy"/></body>',
  );
});

it('the inline script is found', () => {
  expect([inlineScript(page), inlineScript('<p></p>')]).toEqual(['if (1 < 2) go();', '']);
});
