import { expect, it } from 'vitest';
import { listStyles } from './list-styles.mjs';

const module = (id, ...importedModules) => ({ id, importedModules });

it('styles come in the order in which modules are read, each once', () => {
  const base = module('base.css');
  const button = module('button.ts', base, module('button.css'));
  const page = module('page.ts', button, module('page.css', module('tokens.css')), base);
  expect(listStyles(page)).toEqual(['base.css', 'button.css', 'tokens.css', 'page.css']);
});

it('modules that import each other are read once', () => {
  const one = module('one.ts', module('one.css'));
  const other = module('other.ts', one, module('other.css'));
  one.importedModules.push(other);
  expect(listStyles(one)).toEqual(['one.css', 'other.css']);
  expect(listStyles(module('alone.ts'))).toEqual([]);
});
