import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../testing/server-fixture';
import { ids, pageDocument, publishNew, settings } from '../testing/site-fixture';

let test: TestServer;
beforeEach(async () => {
  test = await testServer({ renderPage });
  const document = pageDocument();
  document.sections[0]?.blocks.push({
    id: 'b'.repeat(24),
    type: 'text',
    data: {
      nodes: [{ kind: 'paragraph', words: [{ text: 'Comments', href: '/notes#disqus_thread' }] }],
    },
  });
  await publishNew(test.store, { slug: 'notes', document });
});
afterEach(() => test.remove());

async function open(url: string) {
  const { text, headers } = await ask(test.server, { url });
  return { text, policy: String(headers['content-security-policy']) };
}

it('[7.27b] a site that names no service has pages that ask nothing of anybody', async () => {
  const { text, policy } = await open('/notes');
  expect(text).not.toMatch(/https:|comments-count|media="print"/);
  expect(policy).not.toMatch(/https:|default$/);
});

it('[7.27b] what its owner names is on its pages and in their policy, the count only where there is one', async () => {
  const fontSheets = [
    { address: 'https://fonts.example/css?family=Fraunces', filesFrom: 'https://files.example' },
    { address: 'http://plain.example/a.css' },
  ];
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: {
      ...settings,
      fontSheets,
      context: { commentsEnabled: true, disqusShortname: 'studio' },
    },
  });
  const [notes, contact] = [await open('/notes'), await open('/contact')];
  for (const { text, policy } of [notes, contact]) {
    expect(text).toContain(
      '<link rel="stylesheet" href="https://fonts.example/css?family=Fraunces" crossorigin="" media="print"',
    );
    expect(policy).toMatch(
      /style-src 'sha256-[^ ]+' https:\/\/fonts\.example; .*font-src 'self' https:\/\/files\.example; /,
    );
    expect(text + policy).not.toContain('plain.example');
  }
  expect(notes.text).toContain('data-comments-shortname="studio"');
  expect(notes.policy).toMatch(/trusted-types frontage default$/);
  expect(contact.text).not.toContain('data-comments-shortname');
  expect(contact.policy).toMatch(/trusted-types frontage$/);
});

it('[3.21i] the fonts that the context names come from their services, and the policy allows those alone', async () => {
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: {
      ...settings,
      context: { googleFonts: ['Karla:400,700'], website: { typekitId: 'abc1def' } },
    },
  });
  const { text, policy } = await open('/contact');
  for (const sheet of [
    'https://fonts.googleapis.com/css?family=Karla%3A400%2C700&amp;display=swap',
    'https://use.typekit.net/abc1def.css',
  ])
    expect(text).toContain(`<link rel="stylesheet" href="${sheet}" crossorigin="" media="print"`);
  expect(policy).toMatch(
    /style-src 'sha256-[^ ]+' https:\/\/fonts\.googleapis\.com https:\/\/use\.typekit\.net https:\/\/p\.typekit\.net; /,
  );
  expect(policy).toMatch(
    /font-src 'self' https:\/\/fonts\.gstatic\.com https:\/\/use\.typekit\.net; /,
  );
});

it('[3.21j] a site that has turned comments off asks nothing of the comments service', async () => {
  const context = { commentsEnabled: false, disqusShortname: 'studio' };
  await test.store.saveSite({ id: ids.site, host, settings: { ...settings, context } });
  const { text, policy } = await open('/notes');
  expect(text).not.toContain('comments-count');
  expect(policy).not.toMatch(/disqus|default$/);
});
