import { readConfiguration } from '@frontage/site-server';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { programCommands } from './program-commands';
import { starterFiles } from './new-site/starter-files';

const run = promisify(execFile);
const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name: string) => readFile(pathOf(name), 'utf8');

const manifest = z
  .object({ bin: z.object({ frontage: z.string() }), files: z.array(z.string()) })
  .parse(JSON.parse(await read('package.json')));
const program = `node_modules/frontage/${manifest.bin.frontage}`;

/** The instructions of the Dockerfile, by their names. */
const dockerfile = (await read('docs/Dockerfile'))
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
const instruction = (name: string) => dockerfile.find(([a]) => a === name)?.[1] ?? '';
const listOf = (name: string) =>
  z.array(z.string()).parse(JSON.parse(instruction(name).replace(/^CMD /, '')));
const imageEnvironment = Object.fromEntries(
  instruction('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
) as Record<string, string>; // pairs of a name and its value

const service = z.object({
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(await read('docs/compose.yaml')));

function configurationOf(environment: Record<string, string>) {
  const reading = readConfiguration(environment);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.configuration;
}

/** What a command line starts: the program by its path, and a command that it has. */
function expectsProgram(words: readonly string[]): void {
  expect(words.slice(-3, -1)).toEqual(['node', program]);
  expect(programCommands.has(words.at(-1) ?? '')).toBe(true);
}

describe('the Dockerfile', () => {
  it('copies what a site has, and starts the program where npm installs it', async () => {
    const answers = { name: 'Quay', about: '', email: '' };
    const facts = { packageName: 'q', program: '0.0.0', port: 0, timeZone: 'UTC', year: 2026 };
    const files = await starterFiles(answers, facts);
    expect(instruction('COPY')).toBe('package.json package-lock.json ./');
    expect([files.has('package.json'), files.has('.gitignore')]).toEqual([true, true]);
    expectsProgram(listOf('CMD'));
    expect(Number(/^node:(\d+)/.exec(instruction('FROM'))?.[1])).toBeGreaterThanOrEqual(20);
  });

  it('keeps data, keys and backups in volumes that its user may write, and serves on its port', () => {
    const { dataDir, keysDir, backupsDir, port, host } = configurationOf(imageEnvironment);
    const volumes = [dataDir, keysDir, backupsDir];
    expect(listOf('VOLUME')).toEqual(volumes);
    const made = dockerfile.find(([name, rest]) => name === 'RUN' && rest.startsWith('mkdir'))?.[1];
    expect(made).toBe(
      ['mkdir', 'chown node:node', 'chmod 700']
        .map((command) => `${command} ${volumes.join(' ')}`)
        .join(' && '),
    );
    expect([instruction('USER'), instruction('EXPOSE'), host]).toEqual([
      'node',
      `${port}`,
      '0.0.0.0',
    ]);
  });

  it('is healthy while the server is ready, and only then', async () => {
    const [node, option, script = ''] = listOf('HEALTHCHECK');
    expect([node, option]).toEqual(['node', '-e']);
    expect(script).toContain(`http://127.0.0.1:${imageEnvironment['PORT']}/ready`);
    let status = 200;
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/ready' ? status : 404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const check = () =>
      run(process.execPath, ['-e', script.replace(':4000', `:${port}`)]).then(
        () => 'healthy',
        () => 'ill',
      );
    expect(await check()).toBe('healthy');
    status = 503;
    expect(await check()).toBe('ill');
    await new Promise((resolve) => server.close(resolve));
    expect(await check()).toBe('ill');
  });
});

describe('the compose file', () => {
  const { site, database } = compose.services;

  it('sets the site up as it can be set up, and names the database that it makes', () => {
    const url = site?.environment['DATABASE_URL']?.replace(/\$\{[^}]+\}/, 'secret') ?? '';
    const { databaseUrl = '', port } = configurationOf({ ...imageEnvironment, DATABASE_URL: url });
    const { hostname, username, pathname } = new URL(databaseUrl);
    expect([hostname, username, pathname]).toEqual([
      'database',
      database?.environment['POSTGRES_USER'],
      `/${database?.environment['POSTGRES_DB']}`,
    ]);
    expect(site?.environment['DATABASE_URL']).toContain('${DATABASE_PASSWORD:?');
    expect(database?.environment['POSTGRES_PASSWORD']).toBe('${DATABASE_PASSWORD}');
    // Nobody but the proxy of this machine reaches the port.
    expect(site?.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  });

  it('has a volume for each that the image has, and waits for a database that is ready', () => {
    const mounted = (site?.volumes ?? []).map((volume) => volume.split(':'));
    expect(mounted.map(([, path]) => path)).toEqual(listOf('VOLUME'));
    const named = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(site?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(database?.healthcheck?.test).toEqual(['CMD-SHELL', 'pg_isready --username site']);
    expect(site?.build).toBe('.');
  });
});

describe('the unit of systemd', async () => {
  const unit = await read('docs/frontage.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('starts the program in the folder of the site, which alone it may write to', () => {
    expectsProgram(value('ExecStart').split(' '));
    const folder = value('WorkingDirectory');
    expect(value('ReadWritePaths').split(' ')).toEqual(
      ['data', 'data-keys', 'backups'].map((name) => `${folder}/${name}`),
    );
    expect(configurationOf({}).dataDir).toMatch(/[\\/]\.?data$/);
    // As the lines at its top make them.
    expect(unit).toContain(`useradd --system --home-dir ${folder} `);
    expect(unit).toContain(`chown -R ${value('User')} data data-keys backups .env`);
    expect(unit).toContain('cp node_modules/frontage/docs/frontage.service ');
    expect(manifest.files).toContain('docs');
    // A shutdown may take ten seconds.
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(10);
  });

  it('is one that systemd accepts, where it is installed', async ({ skip }) => {
    const verify = () => run('systemd-analyze', ['verify', pathOf('docs/frontage.service')]);
    const isThere = await run('systemd-analyze', ['--version']).then(
      () => true,
      () => false,
    );
    if (!isThere) skip();
    expect(await verify()).toEqual({ stdout: '', stderr: '' });
  });
});
