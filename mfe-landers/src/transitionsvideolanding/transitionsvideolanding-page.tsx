import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGNUP_MESSAGE } from '@rendezvous/contracts/account/first-line';
import { Button, TextArea } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { SiteTexts } from '../lander/site-texts';
import { MeltingStills } from './melting-stills';
import styles from './transitionsvideolanding.module.css';

/** Longer than a first line has to be, and shorter than a message may be. */
const LINE_MAX = 300;
const SIGNUP = '/signup';

/** One evening in four stills, and a first line that goes along to the signup. The form has a real address: it needs no script. */
export const TransitionsvideolandingPage = ({ lander }: LanderPageProps<'transitionsvideolanding'>) => {
  const { action, heading, images, lead, parts } = lander;
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const line = String(new FormData(event.currentTarget).get(SIGNUP_MESSAGE) ?? '').trim();
    void navigate(line === '' ? SIGNUP : `${SIGNUP}?${new URLSearchParams({ [SIGNUP_MESSAGE]: line })}`);
  };
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <div className={styles.first}>
        <MeltingStills pictures={images} pause={parts.pause} />
        <div className={styles.words}>
          <PreviewNotice lander={lander} />
          <h1 className={`hero-title ${styles.heading}`}>{heading}</h1>
          <p className="lead">{lead}</p>
          <form className={styles.form} method="get" action={SIGNUP} onSubmit={submit}>
            <TextArea name={SIGNUP_MESSAGE} label={parts.line} rows={2} maxLength={LINE_MAX} />
            <Button type="submit" variant="accent" size="big">
              {action}
            </Button>
          </form>
          <SiteTexts lander={lander} />
        </div>
      </div>
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
