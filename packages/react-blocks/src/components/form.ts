// Written by `pnpm blocks` from `react.ts`.
export { Form, type FormProps } from '../blocks/form/Form';
export type { FormPage, FormResult } from '../blocks/form/form.parts';
export { useForm } from '../blocks/form/use-form';
