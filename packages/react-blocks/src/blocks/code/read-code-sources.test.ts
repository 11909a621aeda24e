import { expect, it } from 'vitest';
import { readCodeSources } from './read-code-sources';

it('addresses are read as origins, each once', () =>
  expect(
    readCodeSources('https://b.example/widget.js\n\n https://a.example:8443 \nhttps://b.example'),
  ).toEqual({ origins: ['https://a.example:8443', 'https://b.example'], wrong: undefined }));

it.each([
  'http://a.example',
  'a.example',
  '*',
  "'unsafe-eval'",
  'https://*.example',
  'data:text/html,x',
  'https:',
  "https://a.example; script-src *\nhttps://b.example'",
])('%j names nothing that a policy would take for more', (text) => {
  const { wrong, origins } = readCodeSources(text);
  expect(wrong ?? '').not.toBe('');
  expect(origins.join(' ')).not.toMatch(/[*;'\s]/);
});

it('nothing is no address', () =>
  expect(readCodeSources('')).toEqual({ origins: [], wrong: undefined }));
