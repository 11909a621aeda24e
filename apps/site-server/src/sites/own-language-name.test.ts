import { expect, it } from 'vitest';
import { ownLanguageName } from './own-language-name';

it('a language has its own name, with a region only where it is there twice', () => {
  const of = (...tags: string[]) => tags.map((tag) => ownLanguageName(tag, tags));
  expect(of('en-GB', 'ar', 'de-AT')).toEqual(['English', 'العربية', 'Deutsch']);
  expect(of('fr', 'pt-BR', 'pt-PT')).toEqual([
    'Français',
    'Português (Brasil)',
    'Português (Portugal)',
  ]);
  expect(of('zh-Hans', 'zh-Hant')).toEqual(['中文（简体）', '中文（繁體）']);
});

it('a language without a name is its tag', () => {
  expect(ownLanguageName('qqx', [])).toBe('Qqx');
});
