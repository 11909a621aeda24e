import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** The form on the Arabic page. */
export const arabicForm: FormDefinition = {
  id: seedId('form:arabic'),
  name: 'Arabic',
  submitText: 'أرسلوها',
  successText: 'وصلت رسالتكم. نجيب عنها قبل مساء الغد.',
  fields: [
    { id: 'text-1', type: 'text', title: 'الاسم', required: true, autocomplete: 'name' },
    {
      id: 'email-1',
      type: 'email',
      title: 'البريد الإلكتروني',
      description: 'لنجيبكم فقط، ولا نحفظ قائمة.',
      required: true,
      autocomplete: 'email',
    },
    { id: 'textarea-1', type: 'textarea', title: 'الرسالة', required: false, maxLength: 600 },
  ],
};
