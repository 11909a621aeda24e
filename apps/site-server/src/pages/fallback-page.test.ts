import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fallbackPage, plainPage } from './fallback-page';

it('a plain page has the one style that its policy allows, to the letter', () => {
  const { body, headers } = fallbackPage(404);
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(String(body)) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toContain('font:');
  expect(headers?.['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

it('a plain page says a title and a text, in its language and direction, as they are', () => {
  const message = { title: 'Fort & <weg>', text: ['Hier ist "nichts".'] };
  const { body } = plainPage(404, message, { lang: 'de', dir: 'ltr' });
  expect(String(body)).toMatch(/^<!doctype html><html lang="de" dir="ltr">/);
  expect(body).toContain('<title>Fort &amp; &lt;weg&gt;</title>');
  expect(body).toContain(
    '<main><h1>Fort &amp; &lt;weg&gt;</h1><p>Hier ist &quot;nichts&quot;.</p></main>',
  );
});
