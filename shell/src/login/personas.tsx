import { useIntl } from 'react-intl';
import { imageUrl, injectRemote, queryOf } from '@rendezvous/client';
import { listPersonas } from '@rendezvous/contracts/account/personas';
import { Avatar, ListSkeleton } from '@rendezvous/ui';
import styles from './login-page.module.css';

const demoApi = injectRemote('demo', (build) => ({ demoPersonas: queryOf(build, listPersonas) }));

/** Demo mode: sign in as somebody with one click. */
export const Personas = ({ busy, onChoose }: { busy: boolean; onChoose: (email: string, password: string) => void }) => {
  const intl = useIntl();
  const { data, isLoading } = demoApi.useDemoPersonasQuery();
  const title = intl.formatMessage({ id: 'shell.login.personas' });
  if (isLoading) {
    return (
      <div className={styles.personas}>
        <h2 className={styles.heading}>{title}</h2>
        <ListSkeleton label={title} count={7} />
      </div>
    );
  }
  if (!data) return null;
  return (
    <section className={styles.personas} aria-labelledby="personas">
      <h2 id="personas" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {data.personas.map(({ email, name, kind, main_image: image }) => (
          <li key={email}>
            <button type="button" className={styles.persona} disabled={busy} onClick={() => onChoose(email, data.password)}>
              <Avatar src={image ? imageUrl(image.thumb_filename) : null} alt="" size="sm" initials={[...name][0]} />
              <span>
                <b>{name}</b>
                <span className={styles.kind}>{intl.formatMessage({ id: `shell.login.persona.${kind}` })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {intl.formatMessage(
          { id: 'shell.login.personas-hint' },
          {
            password: <code key="password">{data.password}</code>,
            mailbox: (
              <a key="mailbox" href="/demo/mailbox" target="_blank" rel="noopener">
                {intl.formatMessage({ id: 'shell.login.mailbox' })}
              </a>
            ),
          },
        )}
      </p>
    </section>
  );
};
