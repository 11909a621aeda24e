import type { Configuration } from '../../app/configuration';
import { formatFindings } from './finding';
import { lookAtStore } from './look-at-store';
import { lookAtKeys } from './look-at-keys';
import { lookAtNode } from './look-at-node';
import { lookAtFolder } from './look-at-folder';
import { lookAtPort } from './look-at-port';
import { lookAtMail } from './look-at-mail';
import { hasData } from '../backup/has-data';
import { lookAtAddress, type Get } from './look-at-address';
import { lookAtBackups } from './look-at-backups';
import { judgeClock } from './judge-clock';
import { lastWritten } from './last-written';
import { lookAtSiteFiles } from './look-at-site-files';

/** What `doctor --help` prints. */
export const doctorHelp = `Says what is wrong, and what to do; changes nothing:

  doctor

It looks at Node, the files of the site, the data folder, the disk, the store, who looks after the
site, the keys, the port, the address, the mail server, the backups and the clock. It ends with 1
if something is wrong.
`;

/** What the command works with. */
export interface DoctorSurroundings {
  /** Of the site. */
  readonly folder: string;
  /** UTC milliseconds. */
  now(): number;
  /** Asks for an address, as `fetch` does. */
  readonly get: Get;
  readonly output: Pick<NodeJS.WritableStream, 'write'>;
}

/**
 * The command `doctor`.
 *
 * @param configuration how the server is set up
 * @param surroundings where it looks, and the terminal
 * @returns whether nothing is wrong
 */
export async function runDoctor(
  configuration: Configuration,
  { folder, now, get, output }: DoctorSurroundings,
): Promise<boolean> {
  const { dataDir } = configuration;
  const isFilled = hasData(configuration);
  const address = await lookAtAddress(configuration, get);
  const written = await lastWritten(dataDir);
  const findings = [
    await lookAtNode(),
    await lookAtSiteFiles(folder, isFilled),
    ...(await lookAtFolder(dataDir)),
    ...(await lookAtStore(configuration)),
    await lookAtKeys(configuration),
    await lookAtPort(configuration),
    ...address.findings,
    await lookAtMail(configuration),
    await lookAtBackups(configuration, now()),
    judgeClock({ now: now(), written, elsewhere: address.time }),
  ];
  output.write(formatFindings(findings));
  return findings.every(({ state }) => state !== 'wrong');
}
