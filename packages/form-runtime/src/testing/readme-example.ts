import { browserClock } from '@frontage/core-lifecycle/dom';
import type { FormTransport } from '@frontage/form-runtime';
import { mountForm } from '@frontage/form-runtime/dom';

// Your own transport calls a server; the calls of @frontage/site-api fit as they are.
const transport: FormTransport = {
  requestKey: async () => ({ ok: true, data: { key: crypto.randomUUID() } }),
  save: async ({ form }) => {
    console.log(JSON.parse(form));
    return { ok: true };
  },
};
const page = {
  pageTitle: document.title,
  pageId: '',
  contentSource: 'c',
  pagePath: '/',
  pagePermissionTypeValue: 1,
} as const;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form-id]')) {
  mountForm(form, { transport, page, clock: browserClock(window), random: Math.random });
}
