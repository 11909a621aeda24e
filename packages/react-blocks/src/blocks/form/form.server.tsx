import { defineServerBlock } from '../../server-block/define-server-block';
import { Form } from './Form';
import { findForm, type FormServices } from './form-services';
import { formFields } from './form.fields';

/** How the server renders a form block. */
export const formServer = defineServerBlock<typeof formFields, FormServices>({
  id: 'form',
  fields: formFields,
  cache: 'page',
  isWidget: true,
  render: ({ id, data }, _place, services) => {
    const form = findForm(data.formId, id, services);
    const { recaptcha, opensForms } = services;
    return form && <Form id={id} {...form} recaptcha={recaptcha} isAbove={opensForms} />;
  },
});
