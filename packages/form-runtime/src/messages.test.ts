import { describe, expect, it } from 'vitest';
import { failureMessage, readFailure } from './failure-message';
import type { TransportFailure } from './form-transport';
import { formMessage, formMessages } from './messages';
import { createFormState, stepForm } from './step-form';

describe('formMessages', () => {
  it('[8.02] has the texts word for word', () => {
    expect(formMessages).toMatchObject({
      SUBMITTING: 'Submitting…',
      SUBMIT_ERROR: 'Error processing form submission. Please reload and try again.',
      UNKNOWN_ERROR: 'Unknown error, please try again later.',
      KEY_ERROR: 'Could not get a form submission key, please try again later.',
      PARSE_ERROR: 'Could not parse the form fields, please check your entries.',
      INVALID_FIELDS: 'One or more fields is invalid, please check your entries.',
      ERROR_ABOVE: 'Your form has encountered a problem. Please scroll down to review.',
      ERROR_BELOW: 'Your form has encountered a problem. Please scroll up to review.',
    });
  });

  it('[8.01a] has a text for an incomplete captcha and for an exception', () => {
    expect(formMessage('CAPTCHA_INCOMPLETE_ERROR')).toBe('Complete CAPTCHA before submitting.');
    const saving = stepForm(createFormState('k1'), {
      type: 'submit',
      values: {},
      errors: {},
    }).state;
    expect(stepForm(saving, { type: 'answer' }).state.failure?.code).toBe('SUBMIT_ERROR');
  });

  it('fills in values and leaves what it has none for', () => {
    expect(formMessage('COUNTER', {}, { length: 3 })).toBe('3 / {max}');
    expect(formMessage('SUMMARY_ENTRY', {}, { title: '$& {error}', error: '{title}' })).toBe(
      '$& {error} – {title}',
    );
  });

  it('takes other texts, as words or as a function', () => {
    expect(formMessage('REQUIRED', { REQUIRED: 'Bitte {title} angeben.' }, { title: 'Name' })).toBe(
      'Bitte Name angeben.',
    );
    expect(
      formMessage(
        'COUNTER',
        { COUNTER: ({ length }) => `noch ${20 - Number(length)}` },
        { length: 3 },
      ),
    ).toBe('noch 17');
  });
});

describe('failureMessage', () => {
  const save = (rest: Omit<TransportFailure, 'ok'>): string =>
    failureMessage(readFailure({ ok: false, ...rest }));

  it.each([
    [401, 'Unable to submit form. Please try again later.'],
    [404, 'This form has not been configured yet.'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, 'Unable to send form. Please try again later.'],
  ])('[8.01b] [8.03] status %i has its text, before any of the server', (status, text) => {
    expect(save({ status })).toBe(text);
    expect(save({ status, code: 'reply', error: 'Other words.' })).toBe(text);
  });

  it('413: what the server does not even read is too long', () => {
    expect(save({ status: 413, code: 'status', error: 'Unable to connect…' })).toBe(
      'You have exceeded the character limit.',
    );
  });

  it('heads the errors of fields with the sentence for above the form', () => {
    expect(save({ status: 400, errors: {} })).toBe(formMessages.ERROR_ABOVE);
  });

  it('[8.01d] shows the server’s own text before the unknown one', () => {
    expect(save({ status: 400, code: 'reply', error: 'We are closed.' })).toBe('We are closed.');
    expect(save({ status: 502, code: 'reply', error: 'We are closed.' })).toBe('We are closed.');
  });

  it.each([0, 400, 422, 503])('status %i without words of the server is unknown', (status) => {
    expect(save({ status, code: 'status', error: 'Unable to connect…' })).toBe(
      formMessages.UNKNOWN_ERROR,
    );
  });

  it('speaks with other texts', () => {
    expect(failureMessage({ code: 'KEY_ERROR' }, { KEY_ERROR: 'Kein Schlüssel.' })).toBe(
      'Kein Schlüssel.',
    );
    expect(failureMessage({ code: 404 }, { 404: 'Gibt es nicht.' })).toBe('Gibt es nicht.');
  });
});
