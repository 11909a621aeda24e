import { spawn } from 'node:child_process';

/** What an npm around us was called with, and another one must not take for its own. */
const ofCaller =
  /^npm_(?:config_(?:local_prefix|package|call|global|workspaces?)|lifecycle_|package_)/i;

/**
 * Runs `npm install` in a folder.
 *
 * @param folder has a `package.json`
 * @param program what is installed in place of the version there, such as `frontage@latest`
 * @throws if it fails; the message says what to do
 */
export async function installProgram(folder: string, program?: string): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofCaller.test(name)),
  );
  const { npm_execpath: npm } = process.env;
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
  if (program !== undefined) words.push(program);
  // npx names its npm; otherwise it is on the path, on Windows as a script for a shell.
  const [tool, args] =
    npm?.endsWith('.js') === true ? [process.execPath, [npm, ...words]] : ['npm', words];
  const shell = tool === 'npm' && process.platform === 'win32';
  const child = spawn(tool, args, {
    cwd: folder,
    env,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (status) => resolve(status));
  });
  if (code === 0) return;
  throw new Error(
    `npm could not install what the site runs on; what it says stands above. All files of the site are in ${folder}. Once npm can, go there and run: npm install, then npm start`,
  );
}
