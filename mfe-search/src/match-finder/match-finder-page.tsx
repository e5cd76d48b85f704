import { type FormEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, LinkButton, StepBar } from '@rendezvous/ui';
import { type Total, totalForm } from '../members/search-texts';
import { type SearchArgs, TOTAL_SHOWN_MAX } from '../members/search-url';
import { finderAddress, type StepName, stepsFor } from './finder-address';
import { FinderStep, type FinderStepProps } from './finder-step';
import styles from './match-finder-page.module.css';

interface Props extends Omit<FinderStepProps, 'name'> {
  /** From 1. */
  readonly step: number;
  /** The answers so far, this question's included, as the address says them. */
  readonly answers: SearchArgs;
  /** How many fit; null while that is being found out. */
  readonly found: Total | null;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onNext: () => void;
}

/** What the form of a question sends itself. */
const OWN: Readonly<Record<StepName, readonly string[]>> = {
  who: ['gender'],
  where: ['country', 'countryregion'],
  age: ['min_age', 'max_age'],
  interests: ['interests'],
};

/** One question after the other. A form that is sent without a script asks the next one, too. */
export const MatchFinderPage = ({ step, answers, found, heading, onNext, ...fields }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.finder.${id}` }, values);
  const steps = stepsFor(fields.genders);
  const name = steps[step - 1] ?? 'where';
  const isLast = step === steps.length;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onNext();
  };
  const others = Object.entries(answers).filter(([key]) => !OWN[name].includes(key));
  return (
    <FinderFrame>
      <StepBar label={text('step', { step, steps: steps.length })} step={step} steps={steps.length} />
      <form className={styles.form} action={isLast ? '/members' : '/match-finder'} onSubmit={send}>
        {others.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {isLast ? null : <input type="hidden" name="step" value={step + 1} />}
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {text(`question.${name}`)}
        </h2>
        {name === 'interests' ? <p className={styles.hint}>{text('interests.hint')}</p> : null}
        <div className={styles.answer}>
          <FinderStep name={name} {...fields} />
        </div>
        <p className={styles.found} aria-live="polite">
          {found === null ? '\u00a0' : foundText(found, text, intl.formatNumber(TOTAL_SHOWN_MAX))}
        </p>
        <div className={styles.buttons}>
          {step > 1 ? <LinkButton render={<Link to={finderAddress(step - 1, answers, steps)} />}>{text('back')}</LinkButton> : null}
          <Button type="submit" variant="accent">
            {text(isLast ? 'show' : 'next')}
          </Button>
        </div>
      </form>
    </FinderFrame>
  );
};

const foundText = (found: Total, text: (id: string, values: Record<string, string | number>) => string, most: string): string => {
  const form = totalForm(found);
  return text(`found${form}`, { total: form === '.many' ? most : found.total });
};

/** What stands around every question. */
export const FinderFrame = ({ children }: { children: ReactNode }) => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{intl.formatMessage({ id: 'search.finder.title' })}</h1>
      {children}
    </div>
  );
};
