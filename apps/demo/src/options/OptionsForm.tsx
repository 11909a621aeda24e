import type { ReactNode } from 'react';
import { OptionControl, optionId, OptionSelect } from './OptionControl';
import { groupOptions } from './group-options';
import type { OptionsSample } from './options-sample';
import type { ReadOptions } from './read-options';

/** The controls that every sample has beside the fields of its block. */
export const sampleControls = { content: 'content', direction: 'direction' } as const;

/** Groups that are open from the start. */
const first: readonly string[] = ['Sample', 'Design', 'Layout'];

/** What is chosen of a sample. */
export interface SampleChoice {
  readonly content: string;
  readonly isRightToLeft: boolean;
}

/** What the form shows. */
interface OptionsFormProps {
  readonly sample: OptionsSample;
  readonly options: ReadOptions;
  readonly choice: SampleChoice;
}

/**
 * The form in which visitors choose the options of a block; it asks for its own page with them, so
 * it needs no script. Options that mean nothing with what is chosen keep what they had.
 */
export function OptionsForm(props: OptionsFormProps): ReactNode {
  const { sample, options } = props;
  const path = `/${sample.page.slug}`;
  const own = Object.entries(sample.query ?? {});
  const { groups, kept } = groupOptions(sample, options);
  return (
    <form className="options" method="get" action={`${path}#section-shown`} autoComplete="off">
      <WrongOptions wrong={options.wrong} />
      <OptionGroup title="Sample">
        <SampleControls {...props} />
      </OptionGroup>
      {groups.map(([title, controls]) => (
        <OptionGroup key={title} title={title} isSet={controls.some(({ value }) => value !== '')}>
          {controls.map((control) => (
            <OptionControl key={control.name} {...control} />
          ))}
        </OptionGroup>
      ))}
      {[...own, ...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="options__actions">
        <button type="submit" className="fr-action">
          Show it so
        </button>
        <a className="fr-action" data-look="quiet" href={startOf(path, own)}>
          Start again
        </a>
      </p>
    </form>
  );
}

function startOf(path: string, own: [name: string, value: string][]): string {
  return own.length === 0 ? path : `${path}?${new URLSearchParams(own)}`;
}

/** A list of what is wrong, at the top, with links to the controls. */
function WrongOptions({ wrong }: Pick<ReadOptions, 'wrong'>): ReactNode {
  if (wrong.size === 0) return null;
  return (
    <div className="options__wrong" role="alert">
      <p>Not all of it could be shown:</p>
      <ul>
        {[...wrong].map(([name, message]) => (
          <li key={name}>
            <a href={`#${optionId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OptionGroup({
  title,
  isSet = false,
  children,
}: {
  title: string;
  isSet?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <details className="options__group" open={isSet || first.includes(title)}>
      <summary>{title}</summary>
      <div className="options__controls">{children}</div>
    </details>
  );
}

function SampleControls({ sample: { contents }, choice }: OptionsFormProps): ReactNode {
  const labels = Object.entries(contents).map(([name, { label }]) => [name, label]);
  return (
    <>
      <OptionSelect
        name={sampleControls.content}
        label="Sample"
        words={Object.fromEntries(labels)}
        value={choice.content}
      />
      <OptionSelect
        name={sampleControls.direction}
        label="Direction of the page"
        words={{ '': 'From left to right', rtl: 'From right to left, in Arabic' }}
        value={choice.isRightToLeft ? 'rtl' : ''}
      />
    </>
  );
}
