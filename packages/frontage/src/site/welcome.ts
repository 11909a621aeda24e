/** What is known once a site is served. */
export interface WelcomeFacts {
  readonly title: string;
  readonly address: string;
  /** Whether it was just filled from its files. */
  readonly isNew: boolean;
  /** Where the first owner of each site without one makes an account. */
  readonly ownerLinks: readonly string[];
}

/** What the terminal shows once a site is served. */
export function welcome({ title, address, isNew, ownerLinks }: WelcomeFacts): string {
  const owner =
    ownerLinks.length === 0
      ? ['', `  Look after it: ${address}/config`]
      : [
          '',
          '  Nobody looks after it yet. Make your account (this link works once, within a day):',
          ...ownerLinks.map((link) => `    ${link}`),
        ];
  const files = isNew ? ['', '  Its pages were made from the files in pages/.'] : [];
  return ['', `  ${title} is open: ${address}`, ...owner, ...files, '', '  Stop: Ctrl+C', ''].join(
    '\n',
  );
}
