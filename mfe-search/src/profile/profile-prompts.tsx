import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import styles from './profile-about.module.css';

/** Questions that a member answered, in their order. */
export const ProfilePrompts = ({ prompts }: { readonly prompts: MemberProfile['prompts'] }) =>
  prompts === undefined || prompts.length === 0 ? null : (
    <dl className={styles.prompts}>
      {prompts.map(({ prompt, question, answer }) => (
        <div key={prompt}>
          <dt>{question}</dt>
          {/* Somebody else's words: shown as written, in their own direction. */}
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
