import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput } from '../../testing/test-page';
import { Navigation } from './Navigation';

const blockOf = (type: string, data: Parameters<typeof testDocument>[0]['data']): string => {
  const { html } = renderPage(testInput(testDocument({ type, data })));
  return html.slice(html.indexOf(`data-block="${type}"`)).split('</main>')[0] ?? '';
};

it('lists the menu of the site, marks the page, and leaves out what leads nowhere', () => {
  const html = blockOf('navigation', {});
  expect(html).toContain(
    '<nav aria-label="Pages"><ul><li><a href="/work" aria-current="page">Work</a></li></ul></nav>',
  );
});

it('lists pages that the owner chooses under a heading', () => {
  const links = [{ title: 'Jars', href: '/jars' }];
  const html = blockOf('navigation', { source: 'own', links, title: 'Here' });
  expect(html).toContain('<nav aria-label="Here">');
  expect(html).toContain('<li><a href="/jars">Jars</a></li>');
});

it('shows folders of links with what is in them, without unsafe addresses', () => {
  const folder = { title: 'Pots', links: [{ title: 'Jars', href: '/jars' }] };
  const bad = { title: 'Bad', links: [{ title: 'Worse', href: 'javascript:x' }] };
  const html = renderToStaticMarkup(createElement(Navigation, { links: [folder, bad] }));
  expect(html).toContain(
    '<ul><li><span>Pots</span><ul><li><a href="/jars">Jars</a></li></ul></li></ul></nav>',
  );
});

it('a logo without a picture is the name of the site; a picture is called by it', () => {
  expect(blockOf('logo', {})).toContain('<a class="fr-logo__link" href="/">Netloft</a>');
  const html = blockOf('logo', { assetId: 'a'.repeat(24), name: 'The loft' });
  expect(html).toMatch(/<img [^>]*alt="The loft"/);
});
