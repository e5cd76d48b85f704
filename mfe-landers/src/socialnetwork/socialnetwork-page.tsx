import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Anchor, Button } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { signupPath } from '../lander/signup-path';
import { SiteTexts } from '../lander/site-texts';
import { type PickedInterest, PICKABLE } from './interest-places';
import { Sky } from './sky';
import styles from './socialnetwork.module.css';
import { interestsOf, PICKS, useSharedCount } from './use-shared-count';

const SEARCH = '/members';

const tickedIn = (form: HTMLFormElement): readonly PickedInterest[] => {
  const ticked = new FormData(form).getAll('interests');
  return PICKABLE.filter((interest) => ticked.includes(interest));
};

const searchFor = (picked: readonly PickedInterest[]): string =>
  picked.length === 0 ? SEARCH : `${SEARCH}?${new URLSearchParams({ interests: interestsOf(picked) })}`;

/** A constellation of interests: three that somebody picks are a search. A form of boxes with a real address, that needs no script. */
export const SocialnetworkPage = ({ lander }: LanderPageProps<'socialnetwork'>) => {
  const { action, heading, lead, parts } = lander;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState<readonly PickedInterest[]>([]);
  const shared = useSharedCount(picked);
  // what was ticked before the script came
  useEffect(() => {
    if (form.current) setPicked(tickedIn(form.current));
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchFor(tickedIn(event.currentTarget)));
  };
  return (
    <LanderFrame lander={lander}>
      <form
        ref={form}
        className={styles.page}
        method="get"
        action={SEARCH}
        onSubmit={submit}
        onChange={(event) => setPicked(tickedIn(event.currentTarget))}
      >
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead muted">{lead}</p>
        </div>
        <fieldset className={styles.picture}>
          <legend className={styles.question}>{parts.question}</legend>
          <Sky names={parts.interests} picked={picked} full={picked.length >= PICKS} />
        </fieldset>
        <div className={styles.action}>
          <p className={styles.shared} aria-live="polite">
            {shared}
          </p>
          <div className={styles.ways}>
            <Button type="submit" variant="accent" size="big">
              {parts.show}
            </Button>
            <Anchor render={<Link to={signupPath(searchFor(picked))} />}>{action}</Anchor>
          </div>
          <SiteTexts lander={lander} />
        </div>
      </form>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
