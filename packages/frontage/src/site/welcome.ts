/** What is known once a site is served. */
export interface WelcomeFacts {
  readonly title: string;
  readonly address: string;
  /** Whether it was just filled from its files. */
  readonly isNew: boolean;
  /** Where the first owner of each site without one makes an account. */
  readonly ownerLinks: readonly string[];
  /** The way from the folder of the terminal to that of the site; '' where they are the same. */
  readonly way: string;
}

/** What the terminal shows once a site is served. */
export function welcome({ title, address, isNew, ownerLinks, way }: WelcomeFacts): string {
  const owner =
    ownerLinks.length === 0
      ? ['', `  Look after it at ${address}/config`]
      : [
          '',
          '  Open this link to make your account. It works once, within a day:',
          ...ownerLinks.map((link) => `    ${link}`),
        ];
  const files = isNew ? ['', '  Its pages were made from the files in pages/.'] : [];
  const again = `npm start${way === '' ? '' : `, in the folder ${way}`}`;
  const end = ['', `  To stop it: Ctrl+C. To start it again: ${again}`, ''];
  return ['', `  ${title} is open: ${address}`, ...owner, ...files, ...end].join('\n');
}
