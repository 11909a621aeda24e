import { expect, test } from '@playwright/test';
import { violationsOn } from './support/accessibility';

test('the look for accessibility finds what is wrong, in frames too, and only where it is asked to', async ({
  page,
}) => {
  await page.setContent(`<!doctype html>
    <html lang="en"><title>Faults</title>
    <main><h1>Faults</h1><button id="nameless"></button><div id="fine">Fine</div>
    <iframe title="A frame" srcdoc="<!doctype html><html lang=en><title>Frame</title><button id=inner></button>"></iframe>
    </main>`);
  await page.frameLocator('iframe').locator('button').waitFor({ state: 'attached' });
  const faults = { button: /^button-name: .*nameless/, inner: /^button-name: .*inner/ };
  expect(await violationsOn(page)).toEqual([
    expect.stringMatching(faults.button),
    expect.stringMatching(faults.inner),
  ]);
  expect(await violationsOn(page, { withFrames: false })).toEqual([
    expect.stringMatching(faults.button),
  ]);
  expect(await violationsOn(page, { within: '#fine' })).toEqual([]);
  expect(await violationsOn(page, { rules: ['button-name'] })).toHaveLength(2);
  expect(await violationsOn(page, { rules: ['frame-title'] })).toEqual([]);
});
