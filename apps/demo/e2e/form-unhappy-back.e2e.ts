import { goBackAfterSuccess } from './support/back-after-success';
import { addOwnForm } from './support/own-form';
import { test } from './support/visitor';

// The browser keeps a whole page when it is left, and shows it again by Back.
test.use({
  launchOptions: {
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: ['--no-sandbox'],
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back after success shows an empty form, where the browser kept the page', async ({ page }) => {
  await goBackAfterSuccess(page, await addOwnForm('unhappy-back-cached'), true);
});
