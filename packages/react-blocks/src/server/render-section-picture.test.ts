import { expect, it } from 'vitest';
import { testDocument, testId, testInput } from '../testing/test-page';
import { renderPage } from './render-page';

const words = { type: 'text', data: { nodes: [{ kind: 'paragraph', words: ['Ash'] }] } };

const photo = {
  name: 'kiln.jpg',
  width: 900,
  height: 600,
  alt: 'A kiln',
  focalPoint: { x: 0.5, y: 0.5 },
  color: '',
};

/** The markup of sections that all have a picture behind them, and the style of their page. */
function render(veil?: number, mime = 'image/jpeg') {
  const [first] = testDocument(words).sections;
  if (!first) throw new Error('no section');
  const picture = {
    assetId: testId(7),
    focalPoint: { x: 0.25, y: 1 },
    ...(veil !== undefined && { veil }),
  };
  const sections = ['one', 'two', 'three'].map((id) => ({ ...first, id, picture }));
  const { html } = renderPage(
    testInput({ version: 1, sections }, { asset: (id) => ({ ...photo, id, mime }) }),
  );
  return { html, style: /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '' };
}

it('[1.02b] a section has a picture behind its blocks, without alternative text, a script or a style attribute', () => {
  const { html, style } = render(40);
  const behind = [
    ...html.matchAll(
      /<section [^>]*data-has-picture><div class="(.*?)" aria-hidden="true">(.*?)<\/div>/g,
    ),
  ];
  expect(behind).toHaveLength(3);
  const [first, second, third] = behind.map(([, , picture = '']) => picture);
  expect(first).toMatch(
    /^<img width="\d+" height="\d+" alt="" .*srcSet="[^"]+ 100w, .*fetchPriority="high"/i,
  );
  for (const later of [second, third]) expect(later).toMatch(/^<img loading="lazy" .*alt=""/);
  expect(html).not.toMatch(/<section[^>]*>.*\sstyle="/s);
  expect(style).toContain('{--fr-veil:0.4}');
  expect(style).toContain('--fr-picture-focus:25% 100%;--fr-picture-fit:cover');
});

it('[1.02b] the veil is as it is usually, and a file that is no picture is left out', () => {
  expect(render().style).toContain('{--fr-veil:0.7}');
  expect(render(40, 'video/mp4').html).not.toContain('fr-section__picture');
});
