import type { LanderPicture as Picture } from '@rendezvous/contracts/landers/landers';
import { Checkbox } from '@rendezvous/ui';
import { LanderPicture } from '../lander/lander-picture';
import styles from './melting-stills.module.css';
import bus from './stills/bus.svg';
import message from './stills/message.svg';
import table from './stills/table.svg';
import walk from './stills/walk.svg';

const STILLS: Readonly<Record<string, string>> = { bus, message, walk, table };
const WIDTH = 960;

interface Props {
  readonly pictures: readonly Picture[];
  /** Label of the switch that holds the film. */
  readonly pause: string;
}

/**
 * Painted stills that melt into each other; side by side for whoever wants no motion. The switch is a box that styles look at, so that the
 * film can be held without a script.
 */
export const MeltingStills = ({ pictures, pause }: Props) => (
  <div className={styles.film}>
    <div className={styles.stills}>
      {pictures.map((picture, index) => (
        <div key={picture.role} className={styles.still}>
          <LanderPicture
            picture={picture}
            own={[{ width: WIDTH, url: STILLS[picture.role] ?? bus }]}
            sizes={{ narrow: '100vw', wide: '54vw' }}
            first={index === 0}
          />
        </div>
      ))}
    </div>
    <div className={styles.pause}>
      <Checkbox label={pause} />
    </div>
  </div>
);
