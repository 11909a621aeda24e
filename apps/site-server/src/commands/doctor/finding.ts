/** What a look at one thing found. */
export interface Finding {
  readonly state: 'fine' | 'warning' | 'wrong';
  /** Such as `port`. */
  readonly subject: string;
  /** How it is. */
  readonly says: string;
  /** What to do, unless all is fine. */
  readonly advice?: string;
}

/**
 * Formats findings for a terminal: a word for how each is, never a colour alone.
 *
 * @param findings in the order in which they are shown
 */
export function formatFindings(findings: readonly Finding[]): string {
  const words = { fine: 'fine', warning: 'look', wrong: 'WRONG' } as const;
  const widest = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ state, subject, says, advice }) => {
    const indent = ' '.repeat(9 + widest);
    return [
      `${words[state].padEnd(5)}  ${subject.padEnd(widest)}  ${says}`,
      ...(advice === undefined ? [] : [`${indent}${advice}`]),
    ];
  });
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  return `${lines.join('\n')}\n\n${count('wrong')} wrong, ${count('warning')} to look at, ${count('fine')} fine.\n`;
}
