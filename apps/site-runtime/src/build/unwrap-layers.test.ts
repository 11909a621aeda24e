import { expect, it } from 'vitest';
import { unwrapLayers } from './unwrap-layers';

it.each([
  ['a{color:red}', 'a{color:red}'],
  ['@layer tokens,base;a{color:red}', 'a{color:red}'],
  ['@layer blocks{a{color:red}}b{top:0}', 'a{color:red}b{top:0}'],
  ['@layer blocks{a{&:hover{top:0}}}@layer blocks{b{top:0}}', 'a{&:hover{top:0}}b{top:0}'],
  ['@layer one{@layer two{a{top:0}}b{top:0}}c{top:0}', 'a{top:0}b{top:0}c{top:0}'],
  [
    "@layer one{a{content:\"}\"}b{content:'{\\''}}c{top:0}",
    "a{content:\"}\"}b{content:'{\\''}c{top:0}",
  ],
  ['@media print{@layer one{a{top:0}}}', '@media print{a{top:0}}'],
])('takes %s out of its layers', (css, bare) => {
  expect(unwrapLayers(css)).toBe(bare);
});
