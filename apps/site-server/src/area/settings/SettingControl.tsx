import type { ReactNode } from 'react';
import { CheckField, Field } from '../Field';
import { WarningPart } from './WarningPart';
import type { SettingField } from './setting-field';

/** A setting with what stands in its control. */
export interface SettingControlProps {
  readonly field: SettingField;
  readonly value: string;
  /** What can be chosen. @default nothing */
  readonly options?: readonly (readonly [value: string, text: string])[] | undefined;
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
  /** Keeps the room of what a script puts in its place. @default nothing does */
  readonly room?: ReactNode;
}

/** Which keys a telephone shows for a kind, where they are not those of words. */
const keyboards = new Map<SettingField['kind'], 'numeric' | 'decimal'>([
  ['number', 'numeric'],
  ['amount', 'decimal'],
]);

/** The `type` of an input, where it is not that of words. */
const inputTypes = new Map<SettingField['kind'], 'email' | 'password'>([
  ['email', 'email'],
  ['secret', 'password'],
]);

/** Renders the control of one setting, and what is said about it while the form is in a state. */
export function SettingControl(props: SettingControlProps) {
  return (
    <>
      <PlainControl {...props} />
      <WarningPart field={props.field} />
    </>
  );
}

function PlainControl({ field, value, options = [], wrong, room }: SettingControlProps) {
  const { name, label, hint, kind, rows = 3 } = field;
  if (kind === 'check')
    return (
      <CheckField name={name} label={label} hint={hint} isChecked={value === 'on'} wrong={wrong} />
    );
  return (
    <Field
      name={name}
      label={label}
      value={value}
      hint={hint}
      wrong={wrong}
      type={inputTypes.get(kind) ?? 'text'}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      inputMode={keyboards.get(kind)}
      rows={kind === 'lines' ? rows : undefined}
      room={room}
      options={kind === 'choice' ? options : undefined}
    />
  );
}
