import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { Button, EyeIcon, Waiting } from '@rendezvous/ui';

/** Asked for now and then: it comes when it is. */
const ViewAsDialog = lazy(() =>
  import(/* webpackChunkName: "view-as" */ './view-as-dialog').then((part) => ({ default: part.ViewAsDialog })),
);

/** Opens one's own profile as others get it. */
export const ViewAsButton = ({ profile }: { readonly profile: EditableProfile }) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EyeIcon />} onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'account.profile.view-as' })}
      </Button>
      {open ? (
        <Suspense fallback={<Waiting once />}>
          <ViewAsDialog profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
