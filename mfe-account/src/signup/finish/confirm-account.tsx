import { useIntl } from 'react-intl';
import { LikeButton } from '@rendezvous/ui';
import { useLike, useRefusalSentence } from '@rendezvous/client';
import { accountApi } from '../../account.api';
import { ConfirmEmail } from './confirm-email';
import { CorrectAddress } from './correct-address';
import { ReferrerCard } from '../referrer/referrer-card';
import { SignupFrame } from '../frame/signup-frame';
import { useSignupContainer } from '../frame/signup-container';

interface Props {
  readonly email: string;
  readonly next: string;
  /** The member from whose profile the signup started. */
  readonly from: number | null;
}

/** "Confirm your e-mail": another mail, and a first like to the member whom all this was about. */
export const ConfirmAccount = ({ email, next, from }: Props) => {
  const sentence = useRefusalSentence();
  const { onLeave } = useSignupContainer();
  const [resend, { isLoading, isSuccess, error }] = accountApi.useAccountResendActivationMutation();
  return (
    <SignupFrame>
      <ConfirmEmail
        email={email}
        next={next}
        onLeave={onLeave}
        resend={{ busy: isLoading, sent: isSuccess, refused: error ? sentence(error) : null }}
        onResend={() => void resend()}
      >
        <CorrectAddress email={email} />
        {from === null ? null : <FirstLike memberId={from} />}
      </ConfirmEmail>
    </SignupFrame>
  );
};

const FirstLike = ({ memberId }: { memberId: number }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { data: member } = accountApi.useAccountMemberQuery({ memberId });
  const [like, { isLoading, isSuccess, error }] = useLike();
  if (!member || member.view === 'blocked') return null;
  const liked = isLoading || isSuccess || member.liked;
  const text = intl.formatMessage(
    { id: liked && !error ? 'account.signup.member-liked' : 'account.signup.member-like' },
    { name: member.name },
  );
  return (
    <ReferrerCard
      member={member}
      text={error ? sentence(error) : text}
      action={
        <LikeButton
          label={intl.formatMessage({ id: 'account.signup.like' }, { name: member.name })}
          liked={liked && !error}
          onClick={() => void (!liked && like({ memberId }))}
        />
      }
    />
  );
};
