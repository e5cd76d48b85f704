import { useState } from 'react';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { NoMembers } from '../members/no-members';
import { useListedMembers } from '../members/use-listed-members';
import { BlankDeck } from './blank-deck';
import { Deck } from './deck';
import { decided, type Decision, FIRST, formIsNext, likedIn } from './deck.rules';
import { keepLike } from './kept-likes';
import { Outcome } from './outcome';
import styles from './tinderswipe.module.css';

const CARDS = 6;

/** To try before joining: a few members to decide about, and after the third the form, with what was liked. */
export const TinderswipePage = ({ lander }: LanderPageProps<'tinderswipe'>) => {
  const { action, heading, lead, parts } = lander;
  const listed = useListedMembers(CARDS);
  const [state, setState] = useState(FIRST);
  const members = listed.kind === 'here' ? listed.members : [];
  const ended = state.decisions.length >= members.length;
  const decide = (decision: Decision): void => {
    if (decision.liked) keepLike(decision.id);
    setState((before) => decided(before, decision));
  };
  return (
    <LanderFrame lander={lander}>
      <div className={styles.page}>
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead muted">{lead}</p>
          <noscript>
            <a href={signupPath()}>{action}</a>
          </noscript>
        </div>
        <div className={styles.table}>
          {listed.kind === 'loading' ? <BlankDeck /> : null}
          {listed.kind === 'failed' || listed.kind === 'nobody' ? <NoMembers listed={listed} action={action} /> : null}
          {listed.kind === 'here' && !formIsNext(state, members.length) ? (
            <Deck members={members} state={state} words={parts} onDecide={decide} />
          ) : null}
          {listed.kind === 'here' && formIsNext(state, members.length) ? (
            <Outcome
              lander={lander}
              liked={members.filter(({ id }) => likedIn(state).includes(id))}
              onMore={ended ? undefined : () => setState((before) => ({ ...before, lookingOn: true }))}
            />
          ) : null}
        </div>
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
