/** @type {import('./run-mutants.mjs').Mutant[]} */
export const SERVER = [
  {
    finding: 'An address that is none, such as /%, ends the process while the store fails',
    file: 'apps/site-server/src/http/create-app.ts',
    mend: `answer(request, reply, refusals.notFound).catch((error: unknown) =>
        fail(error, request, reply),
      );`,
    instead: 'void answer(request, reply, refusals.notFound);',
    test: 'apps/site-server/src/app/failing-store.test.ts',
  },
  {
    finding:
      'A rejection that nobody handles ends the process without an answer to what is under way',
    file: 'apps/site-server/src/app/start-server.ts',
    mend: "host.on('unhandledRejection', fail);",
    instead: '',
    test: 'apps/site-server/src/app/start-server.test.ts',
  },
  {
    finding: 'Mails and links are made from the name that a request says',
    file: 'apps/site-server/src/sites/site-origin.ts',
    mend: '(ownMachine.test(host) ? host : unknownHost)',
    instead: 'host',
    test: 'apps/site-server/src/sites/site-origin.test.ts',
  },
  {
    finding: 'A mail with an unknown host goes out',
    file: 'apps/site-server/src/sites/site-origin.ts',
    mend: 'return text.includes(`://${unknownHost}`);',
    instead: 'return false;',
    test: 'apps/site-server/src/sites/site-origin.test.ts',
  },
  {
    finding: 'The data folder can be read by every local account',
    file: 'apps/site-server/src/files/make-private-folder.ts',
    mend: 'chmodSync(folder, 0o700)',
    instead: 'void 0',
    test: 'apps/site-server/src/app/private-files.test.ts',
  },
  {
    finding: 'Stored files can be read by every local account',
    file: 'apps/site-server/src/files/create-file-folder.ts',
    mend: "open(path, 'wx', 0o600)",
    instead: "open(path, 'wx')",
    test: 'apps/site-server/src/app/private-files.test.ts',
  },
  {
    finding: 'A crumb is good for any browser [3.17] [7.24]',
    file: 'apps/site-server/src/http/crumb.ts',
    mend: 'const factsOf = (value: string, session: string) => `${session} ${value}`;',
    instead:
      'const factsOf = (value: string, session: string) => `${session.length > 0} ${value}`;',
    test: 'apps/site-server/src/forms/submissions/submission-keys.test.ts',
  },
  {
    finding: 'The scheme of an origin is not compared',
    file: 'apps/site-server/src/http/request-source.ts',
    mend: "if (url.protocol !== 'https:' && (secure || url.protocol !== 'http:')) return false;",
    instead: '',
    test: 'apps/site-server/src/http/request-source.test.ts',
  },
  {
    finding: 'Words of a mail server take quadratic time',
    file: 'apps/site-server/src/mail/without-addresses.ts',
    mend: '.slice(0, 1_000)',
    instead: '.slice(0, 20_000)',
    test: 'apps/site-server/src/mail/without-addresses.test.ts',
  },
  {
    finding: 'After a new key nothing that an older one signed is good',
    file: 'apps/site-server/src/signing/key-ring.ts',
    mend: '...older.map((secret) => derive(secret, purpose, 32)),',
    instead: '',
    test: 'apps/site-server/src/signing/key-ring.test.ts',
  },
  {
    finding: 'What is sealed has no key of its own purpose',
    file: 'apps/site-server/src/signing/key-ring.ts',
    mend: 'derive(newest, purpose, 32),',
    instead: "derive(newest, 'crumb', 32),",
    test: 'apps/site-server/src/signing/key-ring.test.ts',
  },
  {
    finding: 'Pages do not ask for Trusted Types',
    file: 'apps/site-server/src/http/security-headers.ts',
    mend: `"require-trusted-types-for 'script'",`,
    instead: '',
    test: 'apps/site-server/src/http/third-party-policy.test.ts',
  },
  {
    finding: 'Forms may lead anywhere',
    file: 'apps/site-server/src/http/security-headers.ts',
    mend: `["form-action 'self'", ...forms].join(' '),`,
    instead: '"form-action *",',
    test: 'apps/site-server/src/http/headers.test.ts',
  },
];
