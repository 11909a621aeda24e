/** Facts about the running demo. */
export interface WelcomeFacts {
  address: string;
  dataDir: string;
  /** Whether the site was just created. */
  seeded: boolean;
  name: string;
  /** Where the first owner makes an account; undefined if there is one. */
  ownerLink: string | undefined;
  /** The address of the test payment provider. */
  provider: string;
}

/** Gives the lines that say where the demo is and what to look at. */
export function welcome({
  address,
  dataDir,
  seeded,
  name,
  provider,
  ownerLink,
}: WelcomeFacts): string {
  return [
    '',
    `  ${name} is open: ${address}`,
    '',
    '  Worth a look',
    `    ${address}/          the front page; try it with scripts off, too`,
    `    ${address}/work      galleries; arrow keys move from picture to picture`,
    `    ${address}/galleries the nine designs with their options; /films, and /ar from right to left`,
    `    ${address}/shop      39 products; its discount codes are FIRSTTIDE and LONGTABLE`,
    `    ${address}/contact   a form that arrives exactly once, scripts or none`,
    `    ${address}/search?q=kiln   search without a script; with one, it answers as you type`,
    `    ${address}/no-such-page    what visitors see when they are lost`,
    '',
    "  The owner's area",
    ...(ownerLink === undefined
      ? [`    ${address}/config    sign in with the account that you made`]
      : [`    ${ownerLink}`, '                makes your account; works once, within a day']),
    '',
    '  Paying',
    `    by card     at a test provider (${provider}), which moves no money: its page lets you`,
    '                approve, decline, ask for a code (123456), let the money come later, or drop the connection',
    '    by transfer the order is placed at once and waits for the money',
    '',
    `  ${seeded ? 'Seeded just now' : 'Kept from last time'}: ${dataDir}`,
    '  Start over: npm run demo -- --reset     Stop: Ctrl+C',
    '',
  ].join('\n');
}
