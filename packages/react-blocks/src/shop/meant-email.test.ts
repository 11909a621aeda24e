import { expect, it } from 'vitest';
import { meantEmail } from './meant-email';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['Ada.K@HOTMIAL.com ', 'Ada.K@hotmail.com'],
  ['a@b@yahooo.com', 'a@b@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
])('asks whether %s means %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ADA@Gmail.Com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@yahoo.de',
  'ada@hotmail.co.uk',
  'ada@example.com',
  '@gmial.com',
  'gmial.com',
  'ada@',
  '',
])('does not ask about %j', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
