import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../../testing/shopper';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { findSecondFactor } from '../../second-factor/second-factor';
import { switchSecondFactorOn } from '../../testing/switch-second-factor-on';
import { addAccount } from '../../testing/sign-in-as';
import { readAccountsArguments } from './read-accounts-arguments';
import { runAccounts } from './run-accounts';

describe('the words of the command', () => {
  it.each([
    [['list'], { do: 'list', site: undefined }],
    [['list', 'all'], '"all" is one argument too many.'],
    [['link', 'a@b.example', '--site', 's'], { do: 'link', site: 's', email: 'a@b.example' }],
    [['link'], 'accounts link needs an address. To see them: npx frontage accounts list'],
    [
      ['forget-factor'],
      'accounts forget-factor needs an address. To see them: npx frontage accounts list',
    ],
    [['link', 'a', 'b'], '"b" is one argument too many.'],
    [['dance'], 'There is no command accounts dance.'],
    [['list', '--all'], expect.stringContaining('There is no option --all')],
  ])('%j', (words, ask) => expect(readAccountsArguments(words)).toEqual(ask));
});

describe('the command', () => {
  let test: TestServer;
  beforeEach(async () => {
    test = await testServer();
  });
  afterEach(() => test.remove());

  async function run(baseUrl: string | undefined, ...words: string[]): Promise<string> {
    const ask = readAccountsArguments(words);
    if (typeof ask === 'string') throw new Error(ask);
    const output = new PassThrough();
    const read = text(output);
    await runAccounts(test.store, ask, { output, baseUrl });
    output.end();
    return read;
  }

  it('lists who looks after the site, and says how the first one is made', async () => {
    expect(await run(undefined, 'list')).toContain('Nobody has an account.');
    await addAccount(test.store, ['storeManager', 'editor'], 'ada@studio.example');
    expect(await run(undefined, 'list')).toMatch(/Ada +ada@studio.example +storeManager, editor/);
  });

  it('prints a link by which somebody chooses a new password, once', async () => {
    await addAccount(test.store, ['admin'], 'ada@studio.example');
    const printed = await run('https://studio.example', 'link', 'Ada@studio.example');
    const [, path = ''] =
      /https:\/\/studio\.example(\/config\/link\/[\w-]{43})\n$/.exec(printed) ?? [];
    const password = 'a glaze like the sea';
    expect((await shopper(test.server).post(path, { password })).status).toBe(303);
    expect((await shopper(test.server).post(path, { password })).status).toBe(410);
    expect(await run(undefined, 'link', 'ada@studio.example')).toContain(': /config/link/');
    await expect(run(undefined, 'link', 'eve@studio.example')).rejects.toThrow(
      'nobody has an account under eve@studio.example',
    );
  });

  it('switches the second factor of somebody off who lost it, and tells them', async () => {
    const { id } = await addAccount(test.store, ['admin'], 'ada@studio.example');
    await switchSecondFactorOn(test.store, id);
    const off = ['forget-factor', 'ada@studio.example'];
    expect(await run(undefined, ...off)).toBe(
      'The second factor of ada@studio.example is switched off.\n',
    );
    expect(await findSecondFactor(test.store.read, id)).toBeUndefined();
    expect(await run(undefined, ...off)).toContain('was off already');
    const mails = await test.store.read.selectFrom('outbox').select('recipient').execute();
    expect(mails).toEqual([{ recipient: 'ada@studio.example' }]);
    const log = await test.store.read.selectFrom('audit_entry').select('act').execute();
    expect(log).toEqual([{ act: 'secondFactorTakenAway' }]);
  });
});
