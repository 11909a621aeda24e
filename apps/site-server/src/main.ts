import { helpText } from './app/help-text';
import { closeOnSignal, startServer } from './app/start-server';
import { runProgram } from './program/run-program';
import { serverCommands } from './program/server-commands';

// The program: `node site-server.js`, set up by environment variables (`--help` lists them).
void runProgram(
  {
    commands: serverCommands,
    otherwise: {
      read: () => async (configuration) => closeOnSignal(await startServer(configuration)),
      help: helpText([...serverCommands.keys()]),
      summary: 'serves the site',
    },
    failed: (name) => (name === undefined ? 'The server did not start' : `${name} failed`),
    call: 'node site-server.js',
  },
  process.argv.slice(2),
  process.env,
);
