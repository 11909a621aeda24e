import { lowContrasts, measureStandIns } from '@frontage/site-model/testing';
import { readSiteFiles } from '@frontage/site-server';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { temporarySite } from '../testing/built-program';
import { askQuestions } from './ask-questions';
import { openTerminal } from './open-terminal';
import { packageName } from './package-name';
import { readInitArguments } from './read-init-arguments';
import { usualAnswers } from './site-answers';
import { starterFiles } from './starter-files';
import { starterTheme } from './starter-theme';

const facts = {
  packageName: 'harbour',
  program: '0.0.0',
  port: 4000,
  timeZone: 'UTC',
  year: 2026,
};

/** Somebody who types lines, one for each question. */
function somebody(...lines: string[]) {
  const questions: string[] = [];
  return {
    questions,
    question: (text: string) => {
      questions.push(text);
      return Promise.resolve(lines.shift() ?? '');
    },
    write: (text: string) => void questions.push(text),
  };
}

it('a new site has files with nothing wrong in them, and nothing to sell yet', async () => {
  const { folder, remove } = await temporarySite();
  const read = await readSiteFiles(folder);
  expect(read).toMatchObject({
    settings: {
      headerFooter: { header: { title: 'Harbour Books' } },
      shop: { unconfirmedOrderHours: 0 },
    },
    pages: [{ slug: 'contact' }, { slug: '' }, { slug: 'not-found', pageType: 'notFound' }],
    assets: [{ name: 'pictures/cover.jpg' }, { name: 'pictures/evening.jpg' }],
  });
  expect((await readFile(join(folder, 'README.md'), 'utf8')).split('\n').length).toBeLessThan(12);
  expect((await readFile(join(folder, '.gitignore'), 'utf8')).split('\n')).toEqual(
    expect.arrayContaining(['data', 'data-keys', 'backups', '.env', 'node_modules']),
  );
  if (process.platform !== 'win32') expect((await stat(join(folder, '.env'))).mode & 0o077).toBe(0);
  await remove();
});

it('whoever is named hears of messages and of orders', async () => {
  const answers = { name: 'Quay', about: 'Tea.', email: 'ada@quay.example' };
  const files = await starterFiles(answers, facts);
  expect(JSON.parse(String(files.get('site.json')))).toMatchObject({
    shop: { orderMail: 'ada@quay.example' },
  });
  expect(JSON.parse(String(files.get('forms/contact.json')))).toMatchObject({
    notify: 'ada@quay.example',
  });
});

it('its look can be read by everybody, and its stand-in has the size and line of its font', () => {
  expect(lowContrasts(starterTheme)).toEqual([]);
  const [standIn, ...others] = measureStandIns(starterTheme);
  expect([standIn?.has, others]).toEqual([standIn?.wanted, []]);
});

it('no two sites begin with the same picture, and one always with its own', async () => {
  const cover = async (name: string) =>
    (await starterFiles({ name, about: '', email: '' }, facts)).get('pictures/cover.jpg');
  expect(await cover('Harbour')).toEqual(await cover('Harbour'));
  expect(await cover('Harbour')).not.toEqual(await cover('Orchard'));
});

it('three questions are asked; Enter takes what stands in brackets', async () => {
  const usual = usualAnswers('/home/ada/harbour-books');
  expect(usual.name).toBe('Harbour books');
  const silent = somebody('', '', '');
  expect(await askQuestions(silent, usual)).toEqual(usual);
  expect(silent.questions[0]).toBe('What is your site called? [Harbour books] ');
  expect(silent.questions).toHaveLength(3);
  expect(await askQuestions(somebody('Quay', 'Tea.', 'ada@quay.example'), usual)).toEqual({
    name: 'Quay',
    about: 'Tea.',
    email: 'ada@quay.example',
  });
});

it('an address that is none is asked for once more', async () => {
  const ada = somebody('', '', 'ada', 'ada@quay.example');
  expect(await askQuestions(ada, usualAnswers('/quay'))).toMatchObject({
    email: 'ada@quay.example',
  });
  expect(ada.questions.join('')).toContain('"ada" is no email address');
});

it('without a terminal nobody is waited for; Ctrl+D at one makes nothing', async () => {
  const usual = usualAnswers('/quay');
  const ended = () => Readable.from(['Quay\n']);
  const output = new PassThrough();
  expect(await askQuestions(openTerminal(ended(), output), usual)).toEqual({
    ...usual,
    name: 'Quay',
  });
  const terminal = openTerminal(Object.assign(ended(), { isTTY: true }), output);
  await expect(askQuestions(terminal, usual)).rejects.toThrow(
    'nothing was made. To be asked nothing: npx frontage init --yes',
  );
});

it.each([
  ['Harbour Books', 'harbour-books'],
  ['Çafé & Ünicode', 'cafe-unicode'],
  ['frontage', 'my-site'],
  ['…', 'my-site'],
])('the package of the folder %j is %s', (folder, name) => {
  expect(packageName(folder)).toBe(name);
});

it('init knows its words', () => {
  expect(readInitArguments(['site', '--yes', '--no-start'])).toEqual({
    folder: 'site',
    asks: false,
    starts: false,
    program: undefined,
  });
  expect(readInitArguments(['a', 'b'])).toBe('"b" is one argument too many.');
  expect(readInitArguments(['--si'])).toContain('There is no option --si');
});
