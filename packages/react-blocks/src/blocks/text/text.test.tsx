import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Text } from './Text';

it('makes no link of an address that is not safe, also where a host gave it', () => {
  const words = ['javascript:alert(1)', 'https://example.com/'].map((href) => ({
    text: 'here',
    href,
  }));
  const markup = renderToStaticMarkup(<Text nodes={[{ kind: 'paragraph', words }]} />);
  expect(markup).toContain('<p>here<a href="https://example.com/">here</a></p>');
});
