import { stepParts } from '@frontage/form-runtime/markup';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { stepsForm } from '../../testing/test-form';
import { Form } from './Form';

// A module that fails to load counts as one without its export; a mock cannot fail to load.
vi.mock('./mount-steps-feature', () => ({ mountStepsFeature: undefined }));

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => document.body.replaceChildren());

it('a form whose steps do not come shows them all, is checked, and says for whom it reports', async () => {
  const root = showMarkup(
    <Form definition={stepsForm} page={{ id: '1', title: 'Contact', path: '/contact' }} />,
  );
  const context = testContext();
  const end = await mountBlock(root, await import('./form.mount'), context);
  expect(context.issues).toMatchObject([
    { code: 'FEATURE_FAILED', block: 'form', cause: expect.any(Error) },
  ]);
  expect(
    [...root.querySelectorAll<HTMLElement>(`[${stepParts.step}]`)].map(({ hidden }) => hidden),
  ).toEqual([false, false]);
  expect(root.querySelector('form')?.noValidate).toBe(true);
  end();
});
