import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { type Completeness, MISSING_PARTS, type MissingPart } from '@rendezvous/contracts/account/completeness';
import { ChevronRightIcon, ProgressBar } from '@rendezvous/ui';
import styles from './own-profile.module.css';

/** Where each part is told: the section, and what of it takes the focus. */
const PLACES: Readonly<Record<MissingPart, readonly [section: string, field: string]>> = {
  photo: ['photos', 'input'],
  about: ['about', 'textarea'],
  interests: ['about', 'fieldset input, fieldset button'],
  city: ['place', '[name="city"]'],
  photos: ['photos', 'input'],
  prompts: ['prompts', 'select, textarea, button'],
  details: ['details', 'select'],
};

const isKnown = (part: string): part is MissingPart => (MISSING_PARTS as readonly string[]).includes(part);

const goTo = (event: MouseEvent, part: MissingPart): void => {
  const [section, field] = PLACES[part];
  const target = document.querySelector<HTMLElement>(`#${section} :is(${field})`);
  if (target === null) return;
  event.preventDefault();
  // what is folded away takes no focus
  for (let fold = target.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  target.focus();
};

/** How much of the profile is there, and what would help others to answer; nothing once all of it is. */
export const CompletenessMeter = ({ percent, missing }: Completeness) => {
  const intl = useIntl();
  const parts = missing.filter(isKnown);
  if (parts.length === 0) return null;
  return (
    <section className={styles.meter} aria-label={intl.formatMessage({ id: 'account.complete.title' })}>
      <p>{intl.formatMessage({ id: 'account.complete.text' }, { percent: percent / 100 })}</p>
      <ProgressBar label={intl.formatMessage({ id: 'account.complete.title' })} value={percent} />
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${PLACES[part][0]}`} onClick={(event) => goTo(event, part)}>
              <span>{intl.formatMessage({ id: `account.complete.${part}` })}</span>
              <ChevronRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
