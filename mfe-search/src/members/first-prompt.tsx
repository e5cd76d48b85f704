import type { FoundMember } from '@rendezvous/contracts/search/members';
import styles from './first-prompt.module.css';

interface Props {
  readonly member: Pick<FoundMember, 'prompts'>;
}

/** The first question that a member answered, in a few lines; nothing of somebody who shows none. */
export const FirstPrompt = ({ member }: Props) => {
  const [first] = member.prompts ?? [];
  if (first === undefined) return null;
  return (
    <p className={styles.prompt}>
      <span className={styles.question}>{first.question}</span> {/* Somebody else's words: shown as written, in their own direction. */}
      <span className={styles.answer} dir="auto">
        {first.answer}
      </span>
    </p>
  );
};
