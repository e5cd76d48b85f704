import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import { useRefusalSentence } from '@rendezvous/client';
import { type useToasts, Button, EmptyState, ErrorCard, ListSkeleton, TextInput } from '@rendezvous/ui';
import { MemberAge } from './age/member-age';
import { MemberPanel } from './member-panel';
import { operatorAccountApi } from './operator-account.api';
import styles from './operator-account.module.css';

/** One member, by number, name or address, and what only operators may change. Who is looked for stands in the address. */
export const MembersView = ({ tell }: { readonly tell: ReturnType<typeof useToasts>['show'] }) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `account.operator.members.${id}` }, values);
  const sentence = useRefusalSentence();
  const [search, setSearch] = useSearchParams();
  const find = search.get('find') ?? '';
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = operatorAccountApi.useAccountOperatorMembersQuery({ find }, { skip: find === '' });
  const [correct, { isLoading: correcting }] = operatorAccountApi.useAccountCorrectMemberMutation();
  const [moderate, { isLoading: moderating }] = operatorAccountApi.useAccountModerateMemberMutation();

  /** What stands there is read again in any case. */
  const run = async (work: Promise<OperatorMember>, done: string): Promise<void> => {
    try {
      const { name } = await work;
      tell({ tone: 'ok', text: say(done, { name }) });
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
    }
    void refetch();
  };

  return (
    <>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('find')).trim();
          setSearch({ view: 'members', ...(text === '' ? {} : { find: text }) });
        }}
      >
        <TextInput
          key={find}
          label={say('find')}
          hint={say('find-hint')}
          name="find"
          type="search"
          autoComplete="off"
          defaultValue={find}
        />
        <Button type="submit" variant="plum" busy={isFetching}>
          {say('look')}
        </Button>
      </form>
      {find === '' ? null : isError && !data ? (
        <ErrorCard
          title={say('failed')}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />
      ) : data.members.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={say('none')}>{say('none-text')}</EmptyState>
        </div>
      ) : (
        data.members.map((member) => (
          <Fragment key={member.id}>
            <MemberPanel
              member={member}
              busy={correcting || moderating}
              onCorrect={async (wish) => {
                await run(correct({ memberId: member.id, ...wish }).unwrap(), 'corrected');
                // whoever was looked for by the name before is found by their number
                if (wish.name !== undefined) setSearch({ view: 'members', find: String(member.id) });
              }}
              onModerate={(wish) => run(moderate({ memberId: member.id, ...wish }).unwrap(), wish.disabled ? 'disabled' : 'enabled')}
            />
            <MemberAge memberId={member.id} tell={tell} />
          </Fragment>
        ))
      )}
    </>
  );
};
