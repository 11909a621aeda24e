import { OpenFeature } from '@openfeature/web-sdk';
import { afterEach, expect, it } from 'vitest';
import { createExperimentProvider } from './create-experiment-provider';
import { createExperiments } from './create-experiments';

afterEach(() => OpenFeature.clearProviders());

const common = { segmentName: '', containsError: false };
const configuration = [
  { ...common, name: 'new-header', experimentType: 'FEATURE_TOGGLE', variant: 'true' },
  { ...common, name: 'heading', experimentType: 'AB_TEST', variant: 'b' },
];

async function clientOf(raw: unknown) {
  await OpenFeature.setProviderAndWait(createExperimentProvider(createExperiments(raw)));
  return OpenFeature.getClient();
}

it('[8.12b] the client of OpenFeature reads toggles and tests', async () => {
  const client = await clientOf(configuration);
  expect(client.getBooleanValue('new-header', false)).toBe(true);
  expect(client.getStringDetails('heading', 'a')).toMatchObject({ value: 'b', variant: 'b' });
});

it('[8.12a] and is told why it has a default', async () => {
  const client = await clientOf(configuration);
  expect(client.getBooleanDetails('heading', true)).toMatchObject({
    value: true,
    errorCode: 'TYPE_MISMATCH',
    errorMessage: 'The specified feature is not a FEATURE_TOGGLE',
  });
  expect(client.getBooleanDetails('old-header', true)).toMatchObject({
    value: true,
    errorCode: 'FLAG_NOT_FOUND',
    errorMessage: 'The specified feature does not exist',
  });
  expect(client.getNumberDetails('heading', 7)).toMatchObject({
    value: 7,
    errorCode: 'TYPE_MISMATCH',
  });
  const unloaded = await clientOf(undefined);
  expect(unloaded.getStringDetails('heading', 'a')).toMatchObject({
    value: 'a',
    errorCode: 'PROVIDER_NOT_READY',
  });
});
