import type { PixelEvent } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';
import { createPageContext } from '@frontage/core-lifecycle/dom';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import type { FormTransport, SaveResult, Submission } from '@frontage/form-runtime';
import { expect, it } from 'vitest';
import { recordLeads } from './record-leads';

const submission: Submission = {
  key: 'k',
  formId: 'letter',
  form: '{"email":"ada@example.org"}',
  pageTitle: 'Contact',
  pageId: '1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
};

async function send(result: SaveResult, isNewsletter = false): Promise<readonly PixelEvent[]> {
  const listening = { addEventListener: () => {} };
  const documentElement = { getAttribute: () => null };
  // The gate and the consent hang on it; nothing else of it is used.
  const page = {
    ...listening,
    navigator: {},
    document: { ...listening, documentElement, cookie: '' },
  } as unknown as Window & typeof globalThis;
  const policy = { createScriptURL: (url: string) => url };
  const context = createPageContext({
    window: page,
    policy,
    clock: createFakeClock(),
    report: () => {},
  });
  const transport: FormTransport = {
    requestKey: () => Promise.resolve({ ok: true, data: { key: 'k' } }),
    save: () => Promise.resolve(result),
  };
  const sent: PixelEvent[] = [];
  pixelGate(page).open((event) => sent.push(event));
  expect(
    await recordLeads(transport, isNewsletter, context).save(
      submission,
      new AbortController().signal,
    ),
  ).toBe(result);
  return sent;
}

it('[7.25a] a form that arrived is a lead, and nothing that was entered is told', async () => {
  expect(await send({ ok: true })).toEqual([
    { name: 'Lead', details: { formId: 'letter', isNewsletter: false } },
  ]);
  expect(await send({ ok: true }, true)).toEqual([
    { name: 'Lead', details: { formId: 'letter', isNewsletter: true } },
  ]);
});

it('[7.25a] a form that was refused, or of which nobody knows, is none', async () => {
  expect(await send({ ok: false, status: 400, errors: { email: 'Email is not valid.' } })).toEqual(
    [],
  );
  expect(await send({ ok: false, status: 0 })).toEqual([]);
});
