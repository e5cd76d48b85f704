import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import { Anchor, LinkButton, Notice } from '@rendezvous/ui';
import styles from './alonetonight.module.css';
import { EveningPortrait } from './evening-portrait';
import { signupAfter } from './signup-after';

/** One face in evening light, one question, and the answer is the first search. */
export const AlonetonightPage = ({ lander }: { readonly lander: Lander }) => {
  const intl = useIntl();
  const { action, heading, images, language, lead, parts, preview, sections, siteTexts } = lander;
  const [portrait] = images;
  return (
    <div className={styles.page} lang={language}>
      {preview ? <meta name="robots" content="noindex" /> : null}
      <div className={styles.picture}>{portrait ? <EveningPortrait picture={portrait} /> : null}</div>
      <div className={styles.words}>
        {preview ? (
          <Notice tone="info" role="note">
            {intl.formatMessage({ id: 'landers.lander.preview' })}
          </Notice>
        ) : null}
        <h1 className={`hero-title ${styles.heading}`}>{heading}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className={styles.question}>
          <h2 className={styles.asked}>{parts.question}</h2>
          <div className={styles.answers}>
            <LinkButton variant="accent" size="big" render={<Link to={signupAfter('female')} />}>
              {parts.woman}
            </LinkButton>
            <LinkButton variant="line" size="big" render={<Link to={signupAfter('male')} />}>
              {parts.man}
            </LinkButton>
          </div>
          <Anchor render={<Link to={signupAfter(null)} />}>{action}</Anchor>
        </div>
        <p className="small muted">{siteTexts.join(' ')}</p>
      </div>
      {sections.length > 0 ? (
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              <p>{section.text}</p>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
};
