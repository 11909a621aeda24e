import { expect, it } from 'vitest';
import { testDocument, testInput } from '../testing/test-page';
import { renderLanguageLinks } from './render-language-links';
import { renderPage } from './render-page';

const english = { language: 'en-GB', name: 'English', path: '/about' };
const arabic = { language: 'ar', name: 'العربية', path: '/ar/about' };
const german = { language: 'de', name: 'Deutsch', path: '/de/ü"ber' };

it('[3.52] two languages stand side by side, each by its own name, and the present one is said', () => {
  expect(renderLanguageLinks([english, arabic], '/ar/about', 'Language')).toBe(
    '<nav class="fr-languages" aria-label="Language"><ul>' +
      '<li><a href="/about" hreflang="en-GB" lang="en-GB" dir="ltr">English</a></li>' +
      '<li><a href="/ar/about" hreflang="ar" lang="ar" dir="rtl" aria-current="page">العربية</a></li>' +
      '</ul></nav>',
  );
});

it('more open below the name of the present one; addresses are escaped', () => {
  const html = renderLanguageLinks([english, german, arabic], '/about', 'Language');
  expect(html).toContain(
    '<details><summary><span lang="en-GB" dir="ltr">English</span></summary><ul>',
  );
  expect(html).toContain('href="/de/%C3%BC%22ber"');
});

it('a page in one language has neither the part nor its styles', () => {
  const of = (languageLinks: (typeof english)[]) =>
    renderPage({ ...testInput(testDocument()), languageLinks }).html;
  expect(of([english])).toBe(renderPage(testInput(testDocument())).html);
  expect(of([english])).not.toContain('fr-languages');
  const both = of([english, arabic]);
  expect(both).toContain('.fr-languages ul');
  expect(both.indexOf('class="fr-languages"')).toBeLessThan(both.indexOf('</header>'));
});
