// The two main commands of the repository, and related ones:
//   npm run demo · npm test · npm run dev · npm run nightly · npm run new
// They only need Node and npm and install whatever is missing.
import { ensureNode } from './do/ensure-node.mjs';

ensureNode();

const { runDemo } = await import('./do/run-demo.mjs');
const { runTests } = await import('./do/run-tests.mjs');
const { runCommand } = await import('./do/run-command.mjs');
const { ensureInstalled } = await import('./do/ensure-installed.mjs');
const { toolEnvironment } = await import('./do/tool-environment.mjs');

const commands = {
  demo: (rest, env) => runDemo(rest, env),
  dev: (rest, env) => runDemo(['--watch', ...rest], env),
  test: (rest, env) => runTests(rest, env),
  new: (rest, env) => runCommand(process.execPath, ['scripts/new.mjs', ...rest], { env }),
  nightly: (rest, env) => runTests(rest, { ...env, FRONTAGE_RUNS: 'nightly' }),
};

// npm removes the `--` before arguments, other runners pass it on.
const [name = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command === undefined) {
  console.error(`do: unknown command "${name}". Use one of: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
} else {
  const env = toolEnvironment(process.env);
  process.exitCode = (await ensureInstalled(env)) ? await command(rest, env) : 1;
}
