import type { FormDefinition, FormField } from '@frontage/form-runtime';

/** What a new form can begin with. */
export const formStarts = ['contact', 'newsletter', 'empty'] as const;

/** One of `formStarts`. */
export type FormStart = (typeof formStarts)[number];

const email: FormField = {
  id: 'email-1',
  type: 'email',
  title: 'Email',
  required: true,
  autocomplete: 'email',
};

const starts: Readonly<Record<FormStart, Omit<FormDefinition, 'id' | 'name'>>> = {
  contact: {
    submitText: 'Send',
    successText: 'Thank you. We have your message.',
    fields: [
      { id: 'name-1', type: 'name', title: 'Name', required: true },
      email,
      { id: 'textarea-1', type: 'textarea', title: 'Message', required: true },
    ],
  },
  newsletter: {
    kind: 'newsletter',
    submitText: 'Sign up',
    successText: 'Nearly done: confirm by the link in the email that we sent you.',
    fields: [email],
  },
  empty: { submitText: 'Send', successText: 'Thank you.', fields: [] },
};

/** Makes a new form. */
export function startForm(start: FormStart, id: string, name: string): FormDefinition {
  return { id, name, ...starts[start] };
}
