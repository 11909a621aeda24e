import { goBackAfterSuccess } from './support/back-after-success';
import { addOwnForm } from './support/own-form';
import { test } from './support/visitor';
import { keepingPages, wholeBrowser } from './support/whole-browser';

// The browser keeps a whole page when it is left, and shows it again by Back.
test.skip(wholeBrowser === '', 'There is only a headless shell, which keeps no pages.');
test.use({
  launchOptions: keepingPages,
});

test('Back after success shows an empty form, where the browser kept the page', async ({
  page,
}) => {
  await goBackAfterSuccess(page, await addOwnForm('unhappy-back-cached'), true);
});
