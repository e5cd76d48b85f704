import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { Photo } from '@rendezvous/ui';
import styles from './member-portrait.module.css';

interface Props {
  readonly member: Pick<MemberCard, 'name' | 'main_image'>;
  /** How wide it is drawn, as in the style sheet. */
  readonly sizes: string;
}

/** The member as a disc; the first letter of the name where there is no photo. Fills its container's width. */
export const MemberPortrait = ({ member: { name, main_image: image }, sizes }: Props) => {
  const intl = useIntl();
  return (
    <span className={styles.disc}>
      {image ? (
        <Photo
          src={imageUrl(image.filename)}
          srcSet={`${imageUrl(image.thumb_filename)} 160w, ${imageUrl(image.filename)} 480w`}
          sizes={sizes}
          placeholder={image.placeholder}
          ratio="square"
          flush
          priority
          alt={intl.formatMessage({ id: 'landers.member.photo' }, { name })}
        />
      ) : (
        <svg className={styles.letter} viewBox="0 0 100 100" aria-hidden="true">
          <text x="50" y="66">
            {[...name][0]}
          </text>
        </svg>
      )}
    </span>
  );
};
