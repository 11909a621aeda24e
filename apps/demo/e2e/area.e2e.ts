import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessibility';
import { addAdmin } from './support/area-account';
import { appCode } from './support/authenticator-app';
import { mailsTo } from './support/mailbox';
import { addToCart, fillCheckout, pay, seesOrder, toCheckout } from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

test('[1.02a] [2.05a] [2.05b] an owner signs in by keyboard, reaches the area, and is told of the logout', async ({
  page,
}) => {
  const { email, password } = await addAdmin();
  await page.goto('/config');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config$/);
  await expect(page.getByRole('heading', { name: 'Start' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Messages' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your sign-ins' }).press('Enter');
  await expect(page.getByRole('row', { name: /This browser/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/\?logout=true$/);
  const dialog = page.getByRole('dialog', { name: 'Logout Successful' });
  await expect(dialog).toContainText('You have been successfully logged out.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/config/sign-ins');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an owner finds an order by keyboard, marks it as sent and refunds it, which its buyer reads in emails', async ({
  page,
}) => {
  // Many pages, each of them looked at by axe.
  test.slow();
  const buyer = `parcel-${randomUUID()}@example.com`;
  await addToCart(page, 'glaze-brush');
  await toCheckout(page);
  await fillCheckout(page, buyer, 'transfer');
  await pay(page);
  const number = await seesOrder(page);
  const { email, password } = await addAdmin();
  await page.goto('/config/orders');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Number or email address').fill(buyer);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Order ${number}` }).press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mark as paid' }).press('Enter');
  await page.getByRole('button', { name: 'Mark as paid' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('The order is marked as paid.');
  await page.getByRole('link', { name: 'Mark as sent' }).press('Enter');
  await expectAccessible(page);
  await page.getByLabel('Tracking link').fill('https://carrier.example/7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('The order is marked as sent');
  await expectAccessible(page);
  const mails = async () => (await mailsTo(buyer)).map(({ text }) => text).join(' ');
  await expect.poll(mails).toContain('https://carrier.example/7');
  await page.getByRole('link', { name: 'Refund' }).press('Enter');
  await expectAccessible(page);
  await page.getByLabel(/^Pieces to refund of/).fill('1');
  await page.getByLabel('Put the refunded pieces back in stock').press('Space');
  await page.getByRole('button', { name: 'Show what would be done' }).press('Enter');
  await expect(page.getByText('1 piece goes back in stock.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Refund / }).press('Enter');
  await expect(page.getByRole('status').first()).toContainText('The refund is made');
  await expectAccessible(page);
  await expect.poll(mails).toContain('We are refunding');
});

test('an owner changes stock like a sheet, by keyboard, and is told what changed meanwhile', async ({
  page,
  context,
}) => {
  const { email, password } = await addAdmin();
  await page.goto('/config/products');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').fill('shop/sponge');
  await page.keyboard.press('Enter');
  const field = page.getByLabel(/^In stock: /).first();
  await expect(page.getByText('Up, Down and Enter move between fields.')).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('+3');
  await expect(page.getByText('1 change is not saved yet.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status').first()).toContainText('Saved the stock of 1 item.');
  await other
    .getByLabel(/^In stock: /)
    .first()
    .fill('7');
  await other.getByRole('button', { name: 'Save stock' }).press('Enter');
  await expect(other.getByRole('alert')).toContainText('What is marked below was not saved.');
  await expect(other.getByText(/is \d+ now/)).toBeVisible();
  await expect(other.getByLabel(/^In stock: /).first()).toBeFocused();
  await expectAccessible(other);
});

test('an admin invites somebody by keyboard, who accepts in a browser of their own and sees what their role may', async ({
  page,
  browser,
}) => {
  const { email, password } = await addAdmin();
  const guest = `guest-${randomUUID()}@example.com`;
  await page.goto('/config/people');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Invite someone' }).press('Enter');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(guest);
  await page.getByRole('checkbox', { name: 'Editor', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('The invitation is on its way.');
  await expectAccessible(page);
  const links = async () =>
    (await mailsTo(guest)).flatMap(({ text }) => /\/config\/invitation\/[\w-]+/.exec(text) ?? []);
  await expect.poll(links).toHaveLength(1);
  const [link = ''] = await links();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(new URL(link, page.url()).href);
  await expectAccessible(theirs);
  await theirs.getByLabel('Your name').fill('Eve');
  await theirs.getByLabel('Password').fill('a loft that used to dry hops');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { name: 'Start' })).toBeVisible();
  const sections = theirs.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Messages' })).toBeVisible();
  for (const name of ['Team', 'Log', 'Orders'])
    await expect(sections.getByRole('link', { name })).toBeHidden();
  await theirs.goto(new URL('/config/people', page.url()).href);
  await expect(theirs.getByRole('heading', { name: 'This is not for your account' })).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'What each role can do' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Store manager' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log', exact: true }).press('Enter');
  await expect(page.getByRole('row', { name: /Accepted an invitation Eve/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('a second factor', () => {
  // A wrong code is answered with 400.
  test.use({ expectedTroubles: errorAnswers });

  test('an owner sets a second factor up by keyboard, and signs in with it without scripts', async ({
    page,
    browser,
  }) => {
    const { email, password } = await addAdmin();
    await page.goto('/config/account');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Set up a second factor' }).press('Enter');
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const key = await page.locator('.secret').innerText();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expect(page.locator('.secret')).toHaveText(key);
    await expectAccessible(page);
    await page.keyboard.type(appCode(key));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    await expectAccessible(page);
    const codes = await page.locator('.codes li').allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('link', { name: 'I have saved them' }).press('Enter');
    await expect(page.getByText('On. You have 10 recovery codes left.')).toBeVisible();
    await expectAccessible(page);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await other.goto(new URL('/config/account', page.url()).href);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password').fill(password);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
    // The code that confirmed the app is spent.
    await other.getByLabel('Code', { exact: true }).fill(appCode(key, 1));
    await other.keyboard.press('Enter');
    await other
      .getByRole('link', { name: 'Manage recovery codes, or switch it off' })
      .press('Enter');
    await other.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('status')).toHaveText('The second factor is off.');
    await context.close();
  });
});

test('an owner adds a passkey by keyboard, and signs in with it alone; without scripts they are told what to do', async ({
  page,
  browser,
  baseURL,
}) => {
  // A passkey belongs to a name, not to a number.
  const origin = String(baseURL).replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email, password } = await addAdmin();
  await page.goto(`${origin}/config/account/passkeys`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password').press('Enter');
  await page.getByLabel('What to call it').fill('Laptop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('The passkey is added.');
  await expect(page.getByLabel('Name of Laptop', { exact: true })).toHaveValue('Laptop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page).toHaveURL(/logout=true/);
  await page.goto(`${origin}/config/account/passkeys`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Laptop' }).press('Enter');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(`${origin}/config/account/passkeys`);
  await expect(other.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('This browser cannot make passkeys')).toBeVisible();
  await context.close();
});
