import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import styles from './direct-debits.module.css';

interface Props {
  readonly busy: boolean;
  readonly onUpload: (file: File) => void;
}

/** Where an operator brings what the bank answered. */
export const AnswerUpload = ({ busy, onUpload }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.direct-debits.${id}` });
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    const given = file instanceof File && file.size > 0;
    setMissing(!given);
    if (given) onUpload(file);
  };
  return (
    <form className={styles.upload} method="post" action="/operator/billing/direct-debits" noValidate onSubmit={submit}>
      <label className={styles.file}>
        <span>{say('upload-label')}</span>
        <input type="file" name="file" accept=".xml,application/xml,text/xml" aria-describedby={missing ? 'upload-missing' : undefined} />
      </label>
      <Button type="submit" busy={busy}>
        {say('upload')}
      </Button>
      {missing ? (
        <p id="upload-missing" role="alert" className={styles.missing}>
          {say('upload-missing')}
        </p>
      ) : null}
    </form>
  );
};
