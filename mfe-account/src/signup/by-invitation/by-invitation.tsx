import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import { INVITATION_PARAMETER } from '@rendezvous/contracts/account/invitations';
import { SignupFrame } from '../frame/signup-frame';
import { useSignupContainer } from '../frame/signup-container';
import { usePlainForm } from '../plain/use-plain-form';
import step from '../steps/step.module.css';
import styles from './by-invitation.module.css';
import { AddressForm } from './address-form';
import { CodeForm } from './code-form';
import { byInvitationTexts } from './texts';

interface Props {
  readonly next: string;
  readonly from: number | null;
  readonly minAge: number;
}

const Notice = ({ next, from, minAge }: Props) => {
  const intl = useIntl();
  const { inDialog } = useSignupContainer();
  const [search] = useSearchParams();
  const code = inDialog ? null : search.get(INVITATION_PARAMETER);
  const plain = usePlainForm(minAge);
  const Heading = inDialog ? 'h2' : 'h1';
  return (
    <SignupFrame>
      {/* where a plain form that was refused leads back to */}
      <div id="short-form" className={styles.notice}>
        <div className={step.heading}>
          <Heading>{intl.formatMessage({ id: code === null ? 'account.signup.invite-only' : 'account.signup.invited' })}</Heading>
          <p className="muted">
            {intl.formatMessage({ id: code === null ? 'account.signup.invite-only-text' : 'account.signup.invited-text' })}
          </p>
        </div>
        <CodeForm given={code} next={next} from={from} plain={plain} />
        <AddressForm next={next} from={from} plain={plain} />
        <p className={step.foot}>
          <Link to={`/login?next=${encodeURIComponent(next)}`}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</Link>
        </p>
      </div>
    </SignupFrame>
  );
};

/** The site takes invited members only: who is enters the code, others may leave an address. Both forms are sent without a script, too. */
export const ByInvitation = withTexts([byInvitationTexts], Notice);
