import { useIntl } from 'react-intl';
import type { OfferedPrompt } from '@rendezvous/contracts/account/prompts';
import { Dialog } from '@rendezvous/ui';
import styles from './prompts.module.css';

interface Props {
  readonly offered: readonly OfferedPrompt[];
  readonly onChoose: (prompt: string) => void;
  readonly onClose: () => void;
}

/** Which question to answer. */
export const PromptChoice = ({ offered, onChoose, onClose }: Props) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={intl.formatMessage({ id: 'account.prompts.choose' })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
    >
      <ul className={styles.choice}>
        {offered.map(({ prompt, question }) => (
          <li key={prompt}>
            <button type="button" onClick={() => onChoose(prompt)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
