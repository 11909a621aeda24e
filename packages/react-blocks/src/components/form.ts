// Written by `pnpm blocks` from `react.ts`.
export { Form, type FormProps } from '../blocks/form/Form';
export type { FormPage, FormResult } from '../blocks/form/form.parts';
export type { RecaptchaPlace } from '../blocks/form/captcha/captcha.parts';
export { useForm, type UseFormOptions } from '../blocks/form/use-form';
