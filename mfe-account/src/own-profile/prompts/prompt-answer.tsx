import { useIntl } from 'react-intl';
import { PROMPT_ANSWER_MAX } from '@rendezvous/contracts/account/prompts';
import { codePoints } from '@rendezvous/contracts/kernel';
import { ArrowLeftIcon, ArrowRightIcon, IconButton, Pill, TextArea, TrashIcon } from '@rendezvous/ui';
import { useFaultSentence } from '../../form/use-fault-sentence';
import styles from './prompts.module.css';

interface Props {
  readonly prompt: string;
  readonly question: string;
  readonly answer: string;
  /** The one that a card shows. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onWrite: (answer: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question with its answer. */
export const PromptAnswer = ({ prompt, question, answer, isFirst, isLast, error, onWrite, onMove, onRemove }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const text = (id: string) => intl.formatMessage({ id: `account.prompts.${id}` }, { question });
  return (
    <li className={styles.prompt} data-prompt={prompt}>
      <TextArea
        label={question}
        aside={intl.formatMessage({ id: 'account.profile.about-count' }, { count: codePoints(answer), max: PROMPT_ANSWER_MAX })}
        rows={2}
        value={answer}
        dir="auto"
        onChange={(event) => onWrite(event.target.value)}
        error={sentence('prompts', error, { max: PROMPT_ANSWER_MAX })}
      />
      <div className={styles.tools}>
        {isFirst ? <Pill tone="accent">{text('on-card')}</Pill> : null}
        <span className={styles.buttons}>
          <IconButton
            label={text('earlier')}
            className={styles.turned}
            icon={<ArrowLeftIcon />}
            data-move="earlier"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={text('later')}
            className={styles.turned}
            icon={<ArrowRightIcon />}
            data-move="later"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton label={text('remove')} icon={<TrashIcon />} onClick={onRemove} />
        </span>
      </div>
    </li>
  );
};
