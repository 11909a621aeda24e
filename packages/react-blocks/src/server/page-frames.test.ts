import { expect, it } from 'vitest';
import { collectReferences } from '@frontage/site-model/fields';
import { blockFields } from '../blocks/block-fields';
import { testDocument, testInput } from '../testing/test-page';
import { renderPage } from './render-page';

const framesOf = (document: ReturnType<typeof testDocument>) =>
  collectReferences(document, blockFields).frameOrigins;

const video = (address: string) => ({ type: 'video', data: { address } });

it('a page allows the frames of the providers whose videos it has, and no others', () => {
  const both = testDocument(
    video('https://youtu.be/abcdefghijk'),
    video('https://vimeo.com/123456'),
    video('https://vimeo.com/654321'),
  );
  expect(framesOf(both)).toEqual(['https://player.vimeo.com', 'https://www.youtube-nocookie.com']);
  expect(framesOf(testDocument(video('https://evil.example/embed/abcdefghijk')))).toEqual([]);
  expect(
    framesOf(
      testDocument({
        type: 'gallery',
        data: { slides: [null, { video: { address: 'https://vimeo.com/123456' } }] },
      }),
    ),
  ).toEqual(['https://player.vimeo.com']);
});

it("[4.14f] a page allows the frame of another provider's player, where its block names one", () => {
  const of = (player: string) =>
    framesOf(testDocument({ type: 'video', data: { player, providerName: 'Example' } }));
  expect(of('https://player.example/embed/42')).toEqual(['https://player.example']);
  expect(of('javascript:alert(1)')).toEqual([]);
});

it('a page without videos has no word of frames in its policy', () => {
  expect(renderPage(testInput(testDocument())).policy).not.toHaveProperty('frames');
  expect(
    renderPage(testInput(testDocument(video('https://vimeo.com/123456')))).policy.frames,
  ).toEqual(['https://player.vimeo.com']);
});

it('a served video asks for nothing of its provider: the one address there is a link', () => {
  const { html } = renderPage(
    testInput(testDocument(video('https://www.youtube.com/watch?v=abcdefghijk'))),
  );
  const requested = html.match(/<[^>]*(?:youtu|ytimg)[^>]*>/g) ?? [];
  expect(requested.map((tag) => tag.replace(/ (class|data-[\w-]+|id)="[^"]*"/g, ''))).toEqual([
    '<div>',
    '<a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener">',
  ]);
  expect(html).not.toMatch(/preconnect|dns-prefetch|<iframe/);
});
