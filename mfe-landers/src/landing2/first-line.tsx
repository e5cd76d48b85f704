import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGNUP_MESSAGE_PARTS } from '@rendezvous/contracts/account/first-line';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { MemberCard } from '@rendezvous/contracts/member';
import { Button, RadioGroup } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { SiteTexts } from '../lander/site-texts';
import { helloPath } from '../member-landing/hello-path';
import { MemberPortrait } from '../member-landing/member-portrait';
import { FictionalWarning, MemberFacts } from '../member-landing/member-words';
import { withName } from '../member-landing/with-name';
import styles from './landing2.module.css';
import { Letter } from './letter';

interface Props {
  readonly lander: Lander<'landing2'>;
  readonly member: MemberCard;
}

/** Each question's own name. */
const FIELDS = SIGNUP_MESSAGE_PARTS;

/** What is answered, in the order of the questions; null where nothing is. */
const linesIn = (form: HTMLFormElement): readonly (string | null)[] => {
  const given = new FormData(form);
  return FIELDS.map((field) => given.get(field)).map((line) => (typeof line === 'string' ? line : null));
};

/** Questions beside the letter that their answers write. The form has a real address: without a script it leads to the signup as well. */
export const FirstLine = ({ lander, member }: Props) => {
  const { id, name } = member;
  const { action, heading, lead, parts } = lander;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [lines, setLines] = useState<readonly (string | null)[]>(FIELDS.map(() => null));
  // what was answered before the script came
  useEffect(() => {
    if (form.current) setLines(linesIn(form.current));
  }, []);
  const say = (text: string) => withName(text, name);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(
      helloPath(
        id,
        linesIn(event.currentTarget)
          .filter((line) => line !== null)
          .join(' '),
      ),
    );
  };
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <PreviewNotice lander={lander} />
      <header className={styles.head}>
        <h1>{say(heading)}</h1>
        <p className="lead muted">{say(lead)}</p>
      </header>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action="/signup"
        onSubmit={submit}
        onChange={(event) => setLines(linesIn(event.currentTarget))}
      >
        <input type="hidden" name="member" value={id} />
        <div className={styles.who}>
          <div className={styles.portrait}>
            <MemberPortrait member={member} sizes="9rem" />
          </div>
          <div className={styles.name}>
            <p className={styles.called}>{name}</p>
            <MemberFacts member={member} />
          </div>
        </div>
        <div className={styles.questions}>
          {parts.questions.map(({ question, choices }, index) => (
            <RadioGroup
              key={question}
              label={<span className={styles.question}>{say(question)}</span>}
              name={FIELDS[index] ?? FIELDS[0]}
              options={choices.map((choice) => ({ value: say(choice), label: say(choice) }))}
            />
          ))}
        </div>
        <div className={styles.beside}>
          <Letter title={say(parts.letter)} lines={lines.slice(0, parts.questions.length)} />
          <Button type="submit" variant="accent" size="big">
            {say(action)}
          </Button>
          <SiteTexts lander={lander} />
          <FictionalWarning member={member} />
        </div>
      </form>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
