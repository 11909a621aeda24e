import type { Configuration } from '../../app/configuration';
import { formatFindings } from './finding';
import { lookAtStore } from './look-at-store';
import { lookAtKeys } from './look-at-keys';
import { lookAtNode } from './look-at-node';
import { lookAtFolder } from './look-at-folder';
import { lookAtPort } from './look-at-port';
import { lookAtMail } from './look-at-mail';
import { lookAtAddress } from './look-at-address';

/** What `doctor --help` prints. */
export const doctorHelp = `Says what is wrong, and what to do; changes nothing:

  doctor

It looks at Node, the data folder, the disk, the store, who looks after the site, the keys, the
port, the address and the mail server. It ends with 1 if something is wrong.
`;

/**
 * The command `doctor`.
 *
 * @param configuration how the server is set up
 * @param output the terminal
 * @returns whether nothing is wrong
 */
export async function runDoctor(
  configuration: Configuration,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<boolean> {
  const findings = [
    await lookAtNode(),
    ...(await lookAtFolder(configuration.dataDir)),
    ...(await lookAtStore(configuration)),
    await lookAtKeys(configuration),
    await lookAtPort(configuration),
    lookAtAddress(configuration),
    await lookAtMail(configuration),
  ];
  output.write(formatFindings(findings));
  return findings.every(({ state }) => state !== 'wrong');
}
